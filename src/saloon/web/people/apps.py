from django.apps import AppConfig


class PeopleConfig(AppConfig):
    name = "saloon.web.people"
    label = "people"

    def ready(self) -> None:
        from saloon.web.people import access, company  # noqa: F401 (they listen to what changes)
