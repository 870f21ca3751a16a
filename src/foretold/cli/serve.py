"""`foretold serve`, and plain `foretold`: the table on this machine."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from pathlib import Path
from typing import Any

from foretold.cli.failure import ASKED_WRONGLY, Failure
from foretold.cli.warming import announce as announce_compiling
from foretold.words import say


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    parser.add_argument("--config", metavar="FILE", type=Path, help=say("cli-serve-config", lang))
    parser.add_argument("--host", metavar="ADDRESS", help=say("cli-serve-host", lang))
    parser.add_argument("--port", metavar="N", type=int, help=say("cli-serve-port", lang))
    parser.add_argument("--database", metavar="URL", help=say("cli-serve-database", lang))
    parser.add_argument("--show-config", action="store_true", help=say("cli-serve-show-config", lang))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve as the settings say; the log goes to standard error."""
    from foretold.server import config
    from foretold.server.logs import Log

    named: dict[str, Any] = {name: getattr(args, name) for name in ("host", "port", "database")}
    settings = _settings(args.config, {name: value for name, value in named.items() if value is not None}, args.lang)
    if args.show_config:
        print(config.shown(settings), end="")
        return 0
    from foretold.machine import when_compiling

    log = Log(settings.log_level)
    when_compiling(lambda: log.info("compiling"))
    return _serve(settings, log, args.lang, further_ports=False, browser=False)


def run_at_home(args: argparse.Namespace) -> int:
    """Open the table on this machine, at the next free port, and show it in the browser."""
    from foretold.server.logs import Log

    settings = _settings(None, {}, args.lang)
    announce_compiling(args.lang)
    return _serve(settings, Log("warning"), args.lang, further_ports=True, browser=not args.no_browser)


def _settings(file: Path | None, given: dict[str, Any], lang: str) -> Any:
    from foretold.server import config

    try:
        return config.read(os.environ, file, given)
    except config.InvalidConfig as error:
        raise Failure(error.sentence(lang), ASKED_WRONGLY) from None


def _serve(settings: Any, log: Any, lang: str, *, further_ports: bool, browser: bool) -> int:
    gc.disable()  # a start makes no garbage; the server looks for it once its doors are open
    from foretold.server.serving import run as serve

    def announce(link: str) -> None:
        print(say("cli-serve-open", lang, link=link), flush=True)
        if browser:
            _open_browser(link)

    try:
        serve(settings, log, announce, further_ports=further_ports)
    except OSError as error:
        place = f"{settings.host}:{settings.port}"
        raise Failure(say("cli-serve-taken", lang, place=place, reason=error.strerror or str(error))) from None
    finally:
        gc.enable()
    return 0


def _open_browser(link: str) -> None:
    """Show a page in the person's browser, if there is one; what it prints is not ours."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()
    sys.stdout.flush()
