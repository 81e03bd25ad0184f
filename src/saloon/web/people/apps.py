from django.apps import AppConfig


class PeopleConfig(AppConfig):
    name = "saloon.web.people"
    label = "people"

    def ready(self) -> None:
        from saloon.web.people import access  # noqa: F401 (listens to what ends a session or a token)
