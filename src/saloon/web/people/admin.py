"""People, for the operator."""

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin

from saloon.web.people.models import Report, Token, User


@admin.register(User)
class PersonAdmin(UserAdmin):
    list_display = ("username", "name", "guest", "email", "last_login", "is_staff")
    list_filter = ("guest", "is_staff", "is_active")
    search_fields = ("username", "name", "email")
    own = ("guest", "name", "language", "theme", "tell_browser", "tell_mail", "tell_webhook", "webhook")
    confirmed = ("confirmed_email", "confirmed_webhook")
    readonly_fields = confirmed
    fieldsets = (*(UserAdmin.fieldsets or ()), ("Saloon", {"fields": (*own, *confirmed)}))


@admin.register(Token)
class TokenAdmin(admin.ModelAdmin):
    list_display = ("label", "user", "made", "used")
    search_fields = ("label", "user__username")
    readonly_fields = ("user", "label", "digest", "made", "used")

    def has_add_permission(self, request: object) -> bool:
        return False


@admin.register(Report)
class ReportAdmin(admin.ModelAdmin):
    """What people reported, the open ones first. Whoever it is about can be deactivated on their own page."""

    list_display = ("name", "words", "about", "reporter", "table", "note", "made", "handled")
    list_editable = ("handled",)
    list_filter = ("handled",)
    search_fields = ("name", "words", "note", "table", "about__username")
    readonly_fields = ("reporter", "about", "name", "words", "table", "note", "made")

    def has_add_permission(self, request: object) -> bool:
        return False
