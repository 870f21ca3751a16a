"""Parts of the server that need no server."""

import io
import json
import logging
import threading
from typing import Any

import pytest
from multidict import CIMultiDict

from foretold.errors import ForetoldError
from foretold.games.registry import definition, packages
from foretold.play.game import Game
from foretold.server.access import NOWHERE, Access
from foretold.server.auth import cookie_name, device_cookie_name
from foretold.server.clock import HallClock
from foretold.server.config import Config
from foretold.server.entropy import SystemEntropy, now_ms
from foretold.server.limits import Limit
from foretold.server.locale import of_header, wanted
from foretold.server.logs import Log, catch_all
from foretold.server.metrics import BOUNDS, Times
from foretold.server.refusals import STATUS, Refusal, body_of, status_of
from foretold.server.routes.offers import Option, options_of
from foretold.server.sockets import chunk, text_frame
from foretold.words import languages, say, set_strict


def test_the_address_behind_proxies_is_the_one_that_the_last_trusted_one_saw() -> None:
    header = CIMultiDict({"X-Forwarded-For": "6.6.6.6, 1.1.1.1, 2.2.2.2"})
    assert Access(Config()).address("9.9.9.9", header) == "9.9.9.9"
    one = Access(Config(proxy_header="X-Forwarded-For"))
    assert one.address("9.9.9.9", header) == "2.2.2.2"
    assert one.address("9.9.9.9", CIMultiDict()) == "9.9.9.9"
    two = Access(Config(proxy_header="X-Forwarded-For", proxy_count=2))
    assert two.address("9.9.9.9", header) == "1.1.1.1"
    assert two.address("9.9.9.9", CIMultiDict({"X-Forwarded-For": "6.6.6.6"})) == "9.9.9.9"


def test_a_line_that_a_client_adds_comes_before_those_of_the_proxies() -> None:
    lines = CIMultiDict([("X-Forwarded-For", "6.6.6.6"), ("x-forwarded-for", "5.5.5.5, 1.1.1.1"), ("X", "y")])
    lines.add("X-Forwarded-For", " 2.2.2.2 ,")
    assert Access(Config(proxy_header="X-Forwarded-For")).address("9.9.9.9", lines) == "2.2.2.2"
    assert Access(Config(proxy_header="X-Forwarded-For", proxy_count=2)).address("9.9.9.9", lines) == "1.1.1.1"
    assert Access(Config(proxy_header="X-Forwarded-For", proxy_count=9)).address("9.9.9.9", lines) == "9.9.9.9"


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"), ("fe80::1%eth0", "fe80::/64"), ("::1", "::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"), ("192.0.2.7", "192.0.2.7"), ("192.0.2.7:8080", "192.0.2.7"),
        ("unknown", NOWHERE), ("", NOWHERE), ("1.2.3", NOWHERE), ("x" * 8_000, NOWHERE), ("_hidden", NOWHERE),
    ],
)  # fmt: skip
def test_clients_count_by_address_and_by_network_in_ipv6(address: str, place: str) -> None:
    doors = Access(Config(proxy_header="X-Forwarded-For"))
    assert doors.place(address) == place
    assert doors.address("9.9.9.9", CIMultiDict({"X-Forwarded-For": address})) == (place if address else "9.9.9.9")


def test_how_much_of_an_ipv6_address_counts_is_a_setting() -> None:
    assert Access(Config(ipv6_prefix=48)).place("2001:db8:1:2::9") == "2001:db8:1::/48"
    assert Access(Config(ipv6_prefix=128)).place("2001:db8::9") == "2001:db8::9/128"


def test_behind_tls_only_the_public_origin_counts() -> None:
    doors = Access(Config(public_url="https://cards.example", origins=["https://other.example"]))
    assert doors.is_secure
    assert cookie_name(secure=True).startswith("__Host-")
    assert device_cookie_name(secure=True).startswith("__Host-")
    for good in ("https://cards.example", "https://other.example"):
        doors.check_origin({"Origin": good}, "cards.example")
    for bad in ("http://cards.example", "https://cards.example:444", "https://evil.example"):
        with pytest.raises(Refusal):
            doors.check_origin({"Origin": bad}, "evil.example")
    doors.check_host("cards.example:443")
    with pytest.raises(Refusal):
        doors.check_host("evil.example")


@pytest.mark.parametrize("host", ["127.0.0.1:8472", "[::1]:8472", "localhost", "192.168.1.20:8472", "LOCALHOST:1"])
def test_names_that_are_always_ours(host: str) -> None:
    doors = Access(Config())
    doors.check_host(host)
    with pytest.raises(Refusal):
        doors.check_host("localhost.example")


@pytest.mark.parametrize(
    ("accept", "lang"),
    [("de-CH, en;q=0.5", "de"), ("xx, ja;q=0.2, fr;q=0.9", "fr"), ("", "en"), ("*", "en"), ("it;q=x, de;q=0.1", "de")],
)
def test_the_language_of_a_header(accept: str, lang: str) -> None:
    assert of_header(accept) == lang


def test_the_address_chooses_the_language_before_the_cookie_and_the_header() -> None:
    assert wanted({"lang": "ja"}, {"lang": "fr"}, "de") == "ja"
    assert wanted({"lang": "xx"}, {"lang": "fr"}, "de") == "fr"
    assert wanted({}, {}, "de") == "de"


def test_a_limit_lets_through_what_it_says() -> None:
    limit = Limit(0.001, 3)
    assert [limit.allows("a") for _ in range(5)] == [True, True, True, False, False]
    assert limit.allows("b")
    assert all(Limit(0, 1).allows("a") for _ in range(100))


def test_every_status_is_of_a_code_with_words_in_every_language() -> None:
    set_strict(True)
    try:
        for code in STATUS:
            for lang in languages():
                counted: dict[str, Any] = {"count": 1, "most": 1}
                names = ("reason", "action", "expected", "header", "host", "level", "known", "given", "seat", "name")
                assert say(f"error-{code}", lang, **counted, **dict.fromkeys(names, "x"))
    finally:
        set_strict(False)


def test_what_went_wrong_inside_is_not_told_outside() -> None:
    error = ForetoldError("store-unavailable", reason="disk at /secret")
    assert status_of(error) == 503
    assert b"secret" not in body_of(error, "en")
    assert json.loads(body_of(Refusal("body-large", most=5), "en"))["details"] == {"most": 5}


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames(size: int) -> None:
    data = b"x" * size
    frame = text_frame(data)
    header = {0: 2, 125: 2, 126: 4, 65_535: 4, 65_536: 10}[size]
    assert frame[0] == 0x81
    assert frame[header:] == data
    length = frame[1] if header == 2 else int.from_bytes(frame[2:header], "big")
    assert length == size
    count, _, rest = chunk(data).partition(b"\r\n")
    assert int(count, 16) == size + 1
    assert rest == data + b"\n\r\n"


def test_names_that_nobody_can_guess() -> None:
    luck = SystemEntropy()
    names = {luck.token() for _ in range(1_000)}
    assert len(names) == 1_000
    assert all(len(name) == 26 and name.isalnum() for name in names)
    assert len({luck.seed() for _ in range(100)}) == 100


def test_the_halls_time_never_jumps_and_knows_the_date(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = HallClock()
    first = clock.now()
    assert abs(first - now_ms()) < 60_000
    assert clock.ahead() == 0
    monkeypatch.setattr("time.time_ns", lambda: 0)
    assert first <= clock.now() < first + 60_000
    assert abs(clock.ahead() - clock.now()) < 60_000
    assert clock.ahead() == clock.ahead()  # it is read once, not anew with every entry


def test_servers_take_over_a_time_that_differs() -> None:
    clock = HallClock()
    assert clock.adopt("other", clock.now() + 20) == 0
    assert abs(clock.adopt("another", clock.now() - 3_600_000) + 3_600_000) < 60_000
    assert clock.scale == "another"


def test_times_fall_into_their_buckets() -> None:
    times = Times()
    for seconds in (0.0, BOUNDS[0], 0.3, 99.0):
        times.add(seconds)
    lines = list(times.lines("x"))
    assert lines[0] == 'x_bucket{le="0.001"} 2'
    assert lines[-3:] == ['x_bucket{le="+Inf"} 4', "x_sum 99.301000", "x_count 4"]


def test_complaints_of_other_parts_are_logged_without_their_words(monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    stream, root = io.StringIO(), logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    loop = asyncio.new_event_loop()
    catch_all(Log("info", stream), loop)
    logging.getLogger("aiohttp.server").error("Error with %s", "a secret", exc_info=ValueError("a secret"))
    loop.call_exception_handler({"message": "a secret", "exception": ValueError("a secret")})
    loop.close()
    thread = threading.Thread(target=lambda: int("a secret"), name="warming")
    thread.start()
    thread.join()
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    parts = ["aiohttp.server", "loop", "warming"]
    assert [(line["event"], line["part"]) for line in lines] == [("fault", part) for part in parts]
    assert "secret" not in stream.getvalue()


@pytest.mark.parametrize("game", list(packages()))
def test_the_offered_options_are_those_of_the_rules(game: str) -> None:
    offered = {option.name: option for option in options_of(game)}
    assert set(offered) == set(definition(game).option_names)
    assert (offered["players"].low, offered["players"].high) == definition(game).players
    for option in offered.values():
        for value in values(option):
            Game(game, {"players": definition(game).players[1], option.name: value})
        for value in wrong_values(option):
            with pytest.raises(ForetoldError):
                Game(game, {"players": definition(game).players[1], option.name: value})
    plain = Game(game, {"players": 3})
    for option in offered.values():
        if option.default is not None:
            assert Game(game, {"players": 3, option.name: option.default}).options == plain.options


def values(option: Option) -> list[Any]:
    if option.kind == "choice":
        return [choice.value for choice in option.choices]
    known: dict[str, list[Any]] = {"switch": [True, False], "seat": [0], "deck": []}
    return known.get(option.kind, [bound for bound in (option.low, option.high) if bound is not None])


def wrong_values(option: Option) -> list[Any]:
    low = [] if option.low is None else [option.low - 1]
    high = [] if option.high is None else [option.high + 1]
    known: dict[str, list[Any]] = {"choice": ["Z"], "switch": [3], "seat": [-1, 12], "deck": []}
    return known.get(option.kind, [*low, *high])
