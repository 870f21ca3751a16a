"""`foretold serve`, and plain `foretold`: start a server on this machine."""

from __future__ import annotations

import argparse
import gc
import sys
from pathlib import Path
from typing import Any

from foretold.cli.database import explained
from foretold.cli.failure import Failure
from foretold.cli.settings import settings
from foretold.cli.warmup import announce as announce_compiling
from foretold.words import say


def add_arguments(parser: argparse.ArgumentParser, lang: str) -> None:
    """Declare what the command takes."""
    parser.add_argument("--config", metavar="FILE", type=Path, help=say("cli-serve-config", lang))
    parser.add_argument("--host", metavar="ADDRESS", help=say("cli-serve-host", lang))
    parser.add_argument("--port", metavar="N", type=int, help=say("cli-serve-port", lang))
    parser.add_argument("--database", metavar="URL", help=say("cli-serve-database", lang))
    parser.add_argument("--workers", metavar="N", type=int, help=say("cli-serve-workers", lang))
    parser.add_argument("--show-config", action="store_true", help=say("cli-serve-show-config", lang))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve as the settings say; the log goes to standard error."""
    from foretold.server.config import shown
    from foretold.server.logs import Log

    given = {name: getattr(args, name) for name in ("host", "port", "database", "workers")}
    config = settings(args.config, given, args.lang)
    if args.show_config:
        print(shown(config), end="")
        return 0
    from foretold.engine.compiler import when_compiling

    log = Log(config.log_level)
    when_compiling(lambda: log.info("compiling"))
    return _serve(config, log, args.lang, further_ports=False, browser=False)


def run_at_home(args: argparse.Namespace) -> int:
    """Start a server on this machine, at the next free port, and open it in the browser."""
    from foretold.server.logs import Log

    config = settings(None, {}, args.lang)
    announce_compiling(args.lang)
    return _serve(config, Log("warning"), args.lang, further_ports=True, browser=not args.no_browser)


def _serve(config: Any, log: Any, lang: str, *, further_ports: bool, browser: bool) -> int:
    gc.disable()  # a start makes no garbage; the server collects it once it accepts connections
    from foretold.server import lifecycle, workers

    def announce(link: str) -> None:
        print(say("cli-serve-open", lang, link=link), flush=True)
        if browser:
            _open_browser(link)

    try:
        with explained(lang):
            if config.workers > 1:
                workers.run(config, log, announce)
            else:
                lifecycle.run(config, log, announce, further_ports=further_ports)
    except OSError as error:
        place = f"{config.host}:{config.port}"
        raise Failure(say("cli-serve-taken", lang, place=place, reason=error.strerror or str(error))) from None
    finally:
        gc.enable()
        log.close()
    return 0


def _open_browser(link: str) -> None:
    """Open a page in the person's browser, if there is one; its output is hidden."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()
    sys.stdout.flush()
