"""Tables, for the operator. What was played cannot be changed here, and the seed of a running game is not shown."""

from typing import Any

from django.contrib import admin
from django.http import HttpRequest

from saloon.web.tables.models import OVER, Analysis, ChatLine, Comment, Notice, Seat, Table


class SeatInline(admin.TabularInline):
    model = Seat
    extra = 0
    fields = readonly_fields = ("number", "user", "name", "bot", "left", "spent")
    can_delete = False

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(Table)
class TableAdmin(admin.ModelAdmin):
    list_display = ("code", "name", "game", "status", "size", "host", "made", "moved")
    list_filter = ("status", "game", "pace", "public")
    search_fields = ("code", "name", "seats__name")
    date_hierarchy = "made"
    list_select_related = ("host",)
    inlines = (SeatInline,)
    changeable = ("name", "public", "status")

    def get_fields(self, request: HttpRequest, obj: Table | None = None) -> tuple[str, ...]:
        hidden = {"id", "prelude"} | (set() if obj is not None and obj.status == OVER else {"seed", "deals"})
        return tuple(field.name for field in Table._meta.fields if field.name not in hidden)

    def get_readonly_fields(self, request: HttpRequest, obj: Table | None = None) -> list[str]:
        return [name for name in self.get_fields(request, obj) if name not in self.changeable]

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Nothing played is ever deleted."""
        return False


@admin.register(Analysis)
class AnalysisAdmin(admin.ModelAdmin):
    """An analysis that is deleted is made anew when somebody looks at it."""

    list_display = ("table", "status", "progress", "held")
    list_filter = ("status",)
    fields = readonly_fields = ("table", "status", "length", "held", "progress")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False


@admin.register(ChatLine)
class ChatAdmin(admin.ModelAdmin):
    list_display = ("table", "name", "text", "at")
    search_fields = ("name", "text", "table__code")
    readonly_fields = ("table", "user", "name", "at")


@admin.register(Comment)
class CommentAdmin(admin.ModelAdmin):
    list_display = ("table", "name", "at", "text", "made")
    search_fields = ("name", "text", "table__code")
    readonly_fields = ("table", "user", "name", "at", "made")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False


@admin.register(Notice)
class NoticeAdmin(admin.ModelAdmin):
    list_display = ("table", "seat", "count", "way", "at", "sent")
    list_filter = ("way", "sent")
    readonly_fields = ("table", "seat", "count", "way", "at", "sent")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False
