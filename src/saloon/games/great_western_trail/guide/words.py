"""The few words of a figure stand where it is drawn, in both languages."""


def either(language: str, english: str, french: str) -> str:
    return french if language == "fr" else english
