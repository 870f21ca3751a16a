"""Access control: allowed hosts and origins, forged requests, client addresses behind a proxy."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from functools import lru_cache
from urllib.parse import urlsplit

from multidict import MultiMapping

from foretold.server.config import Config
from foretold.server.refusals import refuse

#: The key of all clients without an address: they count as one.
NOWHERE = "?"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
#: A page of another origin can't set this header without asking us first, and we never agree.
PROOF_HEADER = "X-Foretold"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


class Access:
    """Check the host, origin and client address of requests."""

    def __init__(self, config: Config) -> None:
        self._config = config
        public = urlsplit(config.public_url)
        self._hosts = {"localhost", *(host.lower() for host in config.hosts)}
        name = socket.gethostname().lower()
        self._hosts |= {name, name.split(".")[0], name.split(".")[0] + ".local"}
        if public.hostname:
            self._hosts.add(public.hostname.lower())
        self._origins = {origin.rstrip("/").lower() for origin in config.origins}
        if public.hostname:
            self._origins.add(f"{public.scheme}://{public.netloc}".lower())
        self.is_secure = public.scheme == "https"

    def check_host(self, host: str) -> None:
        """Refuse host names that are not ours: a foreign name that leads here is an attack on people at home.

        A bare address can't be such a name, so all of those are allowed.
        """
        name = _host_name(host)
        if name not in self._hosts and not _is_address(name):
            refuse("host-unknown", host=name[:80])

    def check_origin(self, headers: Mapping[str, str], host: str) -> None:
        """Refuse requests from a page of another origin."""
        origin = headers.get("Origin")
        if origin is not None and not self._is_ours(origin, host):
            refuse("origin-wrong")
        if origin is None and headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin"):
            refuse("origin-wrong")

    def check_forgery(self, method: str, headers: Mapping[str, str], host: str, *, by_cookie: bool) -> None:
        """Refuse requests that change something unless one of our pages, or a program, made them on purpose."""
        if method in SAFE_METHODS:
            return
        self.check_origin(headers, host)
        if by_cookie and PROOF_HEADER not in headers:
            refuse("csrf", header=PROOF_HEADER)

    def _is_ours(self, origin: str, host: str) -> bool:
        given = origin.lower()
        if given in self._origins:
            return True
        if self._config.public_url:  # then that one counts, and not what the request says about itself
            return False
        return given in (f"http://{host.lower()}", f"https://{host.lower()}")

    def address(self, remote: str | None, headers: MultiMapping[str]) -> str:
        """Return the client's address, from the trusted proxy's entry, counted from the end, where nobody can forge it.

        A client can send such headers too, and a proxy may add its own line: all lines are one list, in order.
        """
        name, found = self._config.proxy_header, remote or ""
        if name:
            lines = ",".join(headers.getall(name, ()))
            named = [part.strip() for part in lines.split(",") if part.strip()]
            if len(named) >= self._config.proxy_count:
                found = named[-self._config.proxy_count]
        return self.place(found)

    def place(self, address: str) -> str:
        """Return the key of a client for all limits by address."""
        return _place(address, self._config.ipv6_prefix)


@lru_cache(8_192)
def _place(address: str, prefix: int) -> str:
    """Return an IPv4 address (also one written as IPv6), the network of an IPv6 address, or one word for all others."""
    bare = address.strip().removeprefix("[").partition("]")[0] if "[" in address else address
    if bare.count(":") == 1:  # some proxies add the port
        bare = bare.partition(":")[0]
    try:
        parsed = ipaddress.ip_address(bare.partition("%")[0])
    except ValueError:
        return NOWHERE
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed), prefix), strict=False))


def _host_name(host: str) -> str:
    """Return a Host header without its port."""
    lowered = host.lower()
    if lowered.startswith("["):
        return lowered[1:].partition("]")[0]
    return lowered.partition(":")[0]


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
