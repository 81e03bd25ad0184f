"""Settings of the site, all from the environment; without any, it is one person's own server on one machine.

SALOON_DATA       folder for the database, the secret and uploads (default: the platform's folder for user data)
SALOON_DATABASE   URL of a PostgreSQL database (default: SQLite in the data folder)
SALOON_REDIS      URL of a Redis server; needed when several server processes share one database
SALOON_HOSTS      names under which the site is reached, separated by commas (default: this machine only)
SALOON_ORIGIN     the site's public address, e.g. https://saloon.example.org; also switches on secure cookies and HTTPS-only
SALOON_SECRET     secret for signatures (default: made once and kept in the data folder)
SALOON_MAIL       smtp://user:password@host:port, or smtps://…; without it, mail is written to the log
SALOON_MAIL_FROM  sender of mail
SALOON_BOT_PAUSE  seconds between a bot's choices while people watch (default 0.4)
SALOON_LIMITS     "off" lifts the limits on how often somebody may sign in, make tables and so on (for tests)
SALOON_ADMIN_TWO_FACTOR  1 lets operators into /admin/ only if they signed in with two factors
SALOON_WEBHOOK_PRIVATE  1 lets webhooks reach addresses of the server's own network
SALOON_VAPID_KEY  key that notices to devices are signed with (default: made once and kept in the data folder)
SALOON_WORKERS    processes in which bots search (default: one less than the cores, at least one); the quick ones have one more
SALOON_RAY        address of a Ray cluster on whose machines bots search; so many at once as there are workers
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from saloon.web import environment
from saloon.web.places import data_folder, database, no_secret, secret_file

ROOT = Path(__file__).parent
DATA = data_folder()


def make_data_folder() -> None:
    DATA.mkdir(mode=0o700, parents=True, exist_ok=True)
    (DATA / "static").mkdir(exist_ok=True)


def _secret() -> str:
    """One secret a data folder, so that people stay signed in over a restart. One that a full disk left empty is made anew."""
    kept = secret_file()
    if no_secret(kept):
        make_data_folder()
        new = kept.with_name(f"{kept.name}.{os.getpid()}")
        new.touch(mode=0o600)
        new.write_text(secrets.token_urlsafe(50), "ascii")
        new.replace(kept)
    return kept.read_text("ascii").strip()


SECRET_KEY = os.environ.get("SALOON_SECRET") or _secret()
DEBUG = False
ORIGIN = environment.origin()
ALLOWED_HOSTS = environment.hosts()
CSRF_FAILURE_VIEW = "saloon.web.errors.csrf_failure"
CSRF_TRUSTED_ORIGINS = [ORIGIN] if ORIGIN else []

DATABASES = {"default": database()}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
REDIS = environment.redis()
# Room for the counters of many visitors: when it is full, the oldest third is forgotten.
CACHES: dict[str, Any] = {
    "default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache", "OPTIONS": {"MAX_ENTRIES": 200_000}}
}
if REDIS:
    CACHES = {"default": {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": REDIS}}
LIMITS = environment.limits()
BOT_PAUSE = environment.bot_pause()
PATIENCE = environment.patience()
RAY = os.environ.get("SALOON_RAY", "")
WORKERS = environment.workers()

INSTALLED_APPS = [
    "saloon.web.people",
    "saloon.web.tables",
    "saloon.web.admin_config.SaloonAdminConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django_otp",
    "django_otp.plugins.otp_totp",
    "django_otp.plugins.otp_static",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "saloon.web.static_files.StaticFiles",
    "django.middleware.gzip.GZipMiddleware",
    "saloon.web.headers.SecurityHeaders",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django_otp.middleware.OTPMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "saloon.web.people.language.LanguageMiddleware",
    "saloon.web.errors.RefusalMiddleware",
]
ROOT_URLCONF = "saloon.web.urls"
ASGI_APPLICATION = "saloon.web.asgi.application"
AUTH_USER_MODEL = "people.User"
LOGIN_URL, LOGIN_REDIRECT_URL, LOGOUT_REDIRECT_URL = "sign-in", "lobby", "lobby"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator")
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [ROOT / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "saloon.web.pages.context",
            ],
            "builtins": ["saloon.web.templatetags.saloon"],
            "libraries": {"saloon": "saloon.web.templatetags.saloon"},
        },
    }
]

ADMIN_TWO_FACTOR = environment.admin_two_factor()
OTP_TOTP_ISSUER, OTP_ADMIN_HIDE_SENSITIVE_DATA = "Saloon", True

USE_TZ, TIME_ZONE = True, "UTC"
USE_I18N, LANGUAGE_CODE = True, "en"
LANGUAGES = [("en", "English"), ("fr", "Français")]

STATIC_URL, STATIC_ROOT = "static/", DATA / "static"
STATICFILES_DIRS = [ROOT / "static", ROOT.parent / "drawing" / "static"]
STATICFILES_FINDERS = [
    "django.contrib.staticfiles.finders.FileSystemFinder",
    "django.contrib.staticfiles.finders.AppDirectoriesFinder",
    "saloon.web.game_files.GameFinder",
]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = False

SESSION_COOKIE_AGE = 60 * 60 * 24 * 365
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_HTTPONLY = CSRF_COOKIE_HTTPONLY = True
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
DATA_UPLOAD_MAX_MEMORY_SIZE = 4_500_000
if ORIGIN.startswith("https://"):
    SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SECURE_SSL_REDIRECT = True
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365
    SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = True

_mail = environment.mail()
MAIL = bool(_mail.hostname)
EMAIL_BACKEND = f"django.core.mail.backends.{'smtp' if _mail.hostname else 'console'}.EmailBackend"
EMAIL_HOST, EMAIL_PORT = _mail.hostname or "localhost", _mail.port or 25
EMAIL_HOST_USER, EMAIL_HOST_PASSWORD = unquote(_mail.username or ""), unquote(_mail.password or "")
EMAIL_USE_SSL = _mail.scheme == "smtps"
DEFAULT_FROM_EMAIL = os.environ.get("SALOON_MAIL_FROM", "saloon@localhost")

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"in_one_sentence": {"()": "saloon.web.storage.InOneSentence"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "filters": ["in_one_sentence"]}},
    "loggers": {
        "saloon": {"handlers": ["console"], "level": "INFO"},
        "django.request": {"handlers": ["console"], "level": "ERROR", "propagate": False},
    },
}
