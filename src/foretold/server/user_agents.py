"""Name the browser and the system of a device, so that people recognise it in a list."""

from __future__ import annotations

#: The first of these that a User-Agent names; browsers name those before them, too.
_BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Vivaldi", "Vivaldi"),
    ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrome", "Chrome"), ("Chromium", "Chromium"),
    ("Safari", "Safari"),
)  # fmt: skip
_SYSTEMS = (
    ("Android", "Android"), ("iPhone", "iOS"), ("iPad", "iPadOS"), ("Windows", "Windows"), ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"), ("Linux", "Linux"),
)  # fmt: skip
_LONGEST = 1_000


def described(user_agent: str) -> str:
    """Return the browser and the system, as `Firefox/Linux`; either may be empty."""
    text = user_agent[:_LONGEST]
    return "/".join(next((name for sign, name in known if sign in text), "") for known in (_BROWSERS, _SYSTEMS))
