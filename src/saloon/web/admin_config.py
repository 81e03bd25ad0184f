"""Django's admin with a site of our own; read before any model is, so that it names the site only."""

from django.contrib.admin.apps import AdminConfig


class SaloonAdminConfig(AdminConfig):
    default_site = "saloon.web.admin_site.SaloonAdminSite"
