"""Forms about people. Their labels and help are in the templates; what is wrong is said by Django or by us."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django import forms
from django.contrib.auth import authenticate, password_validation
from django.contrib.auth.forms import PasswordChangeForm, PasswordResetForm, SetPasswordForm
from django.contrib.auth.validators import UnicodeUsernameValidator

from saloon.web.messages import say
from saloon.web.people.confirming import confirmed
from saloon.web.people.models import User
from saloon.web.people.names import clean_name


class Marked(forms.Form):
    """Marks the fields that are wrong, for eyes and ears."""

    use_required_attribute = True

    def add_error(self, field: Any, error: Any) -> None:
        super().add_error(field, error)
        for name in self.errors:
            if name in self.fields:
                self.fields[name].widget.attrs |= {"aria-invalid": "true", "aria-describedby": f"id_{name}_error"}


def _password(autocomplete: str) -> forms.CharField:
    return forms.CharField(max_length=128, strip=False, widget=forms.PasswordInput(attrs={"autocomplete": autocomplete}))


class KeepingTokens(forms.Form):
    """Tokens end with a new password or another account, unless their owner wants to keep them."""

    keep_tokens = forms.BooleanField(required=False)


class SignIn(KeepingTokens, Marked):
    user: User | None = None
    username = forms.CharField(max_length=150, widget=forms.TextInput(attrs={"autocomplete": "username", "autofocus": True}))
    password = _password("current-password")

    def clean(self) -> dict[str, Any]:
        data = self.cleaned_data
        if "username" in data and "password" in data:
            self.user = authenticate(None, username=data["username"], password=data["password"])
            if self.user is None:
                raise forms.ValidationError(say("wrong-sign-in"))
        return data


class SignUp(KeepingTokens, Marked):
    username = forms.CharField(
        max_length=30,
        validators=[UnicodeUsernameValidator()],
        widget=forms.TextInput(attrs={"autocomplete": "username", "autofocus": True}),
    )
    email = forms.EmailField(required=False, max_length=254, widget=forms.EmailInput(attrs={"autocomplete": "email"}))
    password = _password("new-password")

    def clean_username(self) -> str:
        name: str = User.normalize_username(self.cleaned_data["username"])
        if name.casefold().startswith("guest-") or User.objects.filter(username__iexact=name).exists():
            raise forms.ValidationError(say("name-taken", name=name))
        return name

    def clean(self) -> dict[str, Any]:
        data = self.cleaned_data
        if "password" in data:
            someone = User(username=data.get("username", ""), email=data.get("email", ""))
            try:
                password_validation.validate_password(data["password"], someone)
            except forms.ValidationError as error:
                self.add_error("password", error)
        return data


class ForgottenPassword(PasswordResetForm):
    """A link goes to nobody who has not confirmed that the address is theirs."""

    def get_users(self, email: str) -> Iterator[User]:
        return (user for user in super().get_users(email) if confirmed(user, "mail"))


class _NewPassword(KeepingTokens):
    user: User

    def save(self, commit: bool = True) -> User:
        self.user.keeps_tokens = self.cleaned_data["keep_tokens"]
        return super().save(commit)  # type: ignore[misc,no-any-return]


class ChangedPassword(_NewPassword, PasswordChangeForm):
    """The old password and twice the new one."""


class ChosenPassword(_NewPassword, SetPasswordForm):  # type: ignore[type-arg]
    """Twice the new password, by a link that was sent."""


class Settings(Marked):
    name = forms.CharField(required=False, max_length=30, widget=forms.TextInput(attrs={"autocomplete": "nickname"}))
    email = forms.EmailField(required=False, max_length=254, widget=forms.EmailInput(attrs={"autocomplete": "email"}))
    language = forms.ChoiceField(required=False, choices=[("", ""), ("en", "English"), ("fr", "Français")])
    theme = forms.ChoiceField(required=False, choices=[("", ""), ("day", ""), ("night", "")])
    coach = forms.BooleanField(required=False)
    tell_browser = forms.BooleanField(required=False)
    tell_mail = forms.BooleanField(required=False)
    tell_webhook = forms.BooleanField(required=False)
    webhook = forms.URLField(required=False, max_length=400, assume_scheme="https")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._offer("language", [("", say("as-browser")), ("en", "English"), ("fr", "Français")])
        self._offer("theme", [("", say("as-system")), ("day", say("theme-day")), ("night", say("theme-night"))])

    def _offer(self, name: str, choices: list[tuple[str, str]]) -> None:
        field = self.fields[name]
        assert isinstance(field, forms.ChoiceField)
        field.choices = choices

    def clean_name(self) -> str:
        return clean_name(self.cleaned_data["name"])

    def clean_webhook(self) -> str:
        address: str = self.cleaned_data["webhook"]
        if address and not address.startswith(("http://", "https://")):
            raise forms.ValidationError(say("bad-webhook"))
        return address

    def clean(self) -> dict[str, Any]:
        data = self.cleaned_data
        if data.get("tell_mail") and not data.get("email") and "email" not in self.errors:
            self.add_error("email", say("mail-needs-address"))
        if data.get("tell_webhook") and not data.get("webhook") and "webhook" not in self.errors:
            self.add_error("webhook", say("webhook-needs-address"))
        return data
