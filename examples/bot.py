"""A bot for Foretold: sits down at a table and plays a whole game. It needs nothing but Python.

    python bot.py http://127.0.0.1:8472 TOKEN TABLE

The token has the scope bot:play. Whoever opened the table begins the game when every seat is taken.
"""

import hashlib
import json
import random
import secrets
import sys
import urllib.request
import uuid

server, token, table = sys.argv[1:4]


def call(path, body=None):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(f"{server}/api/v1/tables/{table}/{path}", data, headers))


def command(do, **what):
    with call("commands", {"do": do, "id": uuid.uuid4().hex, **what}) as answer:
        return json.load(answer)


def choose(view):
    return random.choice(view["legal"])  # your idea goes here: the view has all that this seat may know


salt, promised, shown, seat = "", None, None, None
for line in call("stream"):  # one message a line; empty lines and pongs keep the way open
    told = json.loads(line) if line.strip() else {}
    about, view = told.get("about"), told.get("view")
    seat = (told.get("own") or {}).get("seat", seat)
    if about and about["phase"] == "open":
        if about["commitment"] != promised:  # commit to a salt, after the server: so nobody can choose the cards
            promised, salt = about["commitment"], secrets.token_hex(16)
            digest = hashlib.sha256(f"foretold salt 1\n{promised}\n{salt}".encode()).hexdigest()
            who = {"name": "Example bot"} if seat is None else {}
            command("commit" if seat is not None else "sit", salt_commitment=digest, **who)
        elif about["deal"]["closed"] and shown != promised:  # everybody has: show it
            shown = promised
            command("reveal", salt=salt)
    if view and view["legal"]:
        command("move", decision=view["decision"], action=choose(view))
    if view and view["over"]:
        print(json.dumps({"seat": view["seat"], "scores": view["scores"], "winners": view["winners"]}))
        break
