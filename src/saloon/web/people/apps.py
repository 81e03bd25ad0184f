from django.apps import AppConfig


class PeopleConfig(AppConfig):
    name = "saloon.web.people"
    label = "people"
