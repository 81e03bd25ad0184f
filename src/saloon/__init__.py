"""Saloon: western board games for people, bots and programs."""

__version__ = "0.4.0"
