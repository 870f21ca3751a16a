"""A bot for Foretold: sits down at a table and plays a whole game. It needs nothing but Python.

    python bot.py http://127.0.0.1:8472 TOKEN TABLE

The token has the scope bot:play. Whoever opened the table begins the game when every seat is taken.
"""

import json
import random
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


command("sit", name="Example bot", salt=f"{random.getrandbits(128):x}")
for line in call("stream"):  # one message a line; empty lines and pongs keep the way open
    view = (json.loads(line) if line.strip() else {}).get("view")
    if view and view["legal"]:
        command("move", decision=view["decision"], action=choose(view))
    if view and view["over"]:
        print(json.dumps({"seat": view["seat"], "scores": view["scores"], "winners": view["winners"]}))
        break
