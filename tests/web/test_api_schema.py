"""The API keeps to its OpenAPI description, whatever is sent to it."""

from __future__ import annotations

import pytest
import schemathesis
from django.core.wsgi import get_wsgi_application
from hypothesis import HealthCheck
from hypothesis import settings as effort
from schemathesis.specs.openapi.checks import positive_data_acceptance

from saloon.web.people.models import Token, User
from web.scenes import finished, made

schema = schemathesis.openapi.from_wsgi("/api/openapi.json", get_wsgi_application())


@pytest.fixture
def token(db, settings):
    settings.LIMITS = False
    settings.ALLOWED_HOSTS = ["*"]
    user = User.objects.create(username="program", name="Program")
    other = User.objects.create(username="other", name="Other")
    made(other, "me", "open")
    finished(user, other)
    return Token.make(user, "schema")[1]


@schema.parametrize()
@effort(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@pytest.mark.django_db
def test_every_endpoint_keeps_its_promises(case, token):
    # Which games, bots and options there are is more than a schema can say: a well-formed table may still be refused.
    # Uncompressed, because schemathesis reads what the application answers, not what a browser would make of it.
    head = {"Authorization": f"Bearer {token}", "Accept-Encoding": "identity"}
    case.call_and_validate(headers=head, excluded_checks=[positive_data_acceptance])
