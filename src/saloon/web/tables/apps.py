from django.apps import AppConfig


class TablesConfig(AppConfig):
    name = "saloon.web.tables"
    label = "tables"
