"""What others rely on stays as it is stored in ``found.json``; that file changes in review only."""

import json

import pytest

from tests.interfaces.found import FILE, interfaces


@pytest.mark.slow
def test_what_others_rely_on_is_unchanged() -> None:
    stored, now = json.loads(FILE.read_text("utf-8")), json.loads(json.dumps(interfaces()))
    assert now.keys() == stored.keys()
    for name, value in stored.items():
        assert now[name] == value, name
