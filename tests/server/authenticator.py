"""A passkey device in software: ES256 keys, attestation "none", a counter."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 1

    def _client_data(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _data(self, flags: int, count: int) -> bytes:
        host = (urlsplit(self.origin).hostname or "").encode()
        return hashlib.sha256(host).digest() + bytes([flags]) + count.to_bytes(4, "big")

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        data = self._data(0x45, self.count) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", options["challenge"], self.origin)
        return {
            "id": text(self.id),
            "rawId": text(self.id),
            "type": "public-key",
            "response": {"clientDataJSON": text(client), "attestationObject": text(attestation)},
        }

    def sign(
        self, options: dict[str, Any], *, origin: str = "", challenge: str = "", key: str = "", count: int | None = None
    ) -> dict[str, Any]:
        """An assertion; the arguments make it a forged one."""
        self.count += 1
        data = self._data(0x05, self.count if count is None else count)
        client = self._client_data("webauthn.get", challenge or options["challenge"], origin or self.origin)
        signing = ec.generate_private_key(ec.SECP256R1()) if key else self.key
        signature = signing.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": text(self.id),
            "rawId": text(self.id),
            "type": "public-key",
            "response": {
                "clientDataJSON": text(client),
                "authenticatorData": text(data),
                "signature": text(signature),
                "userHandle": None,
            },
        }
