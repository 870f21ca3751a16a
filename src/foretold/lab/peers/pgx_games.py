"""Pgx's `sparrow_mahjong` on one CPU core, the peer that is compiled as ours is."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from foretold.lab.peers.common import load, one_core, rate

NAME = "pgx.sparrow_mahjong"
GAMES = 64
"""Games side by side: the fastest of 16, 64, 256 and 1024."""
STEPS = 32
"""Steps in one compiled call of the variant with automatic reset."""
SEED = 1


def _import() -> tuple[Any, Any]:
    """Import JAX, restricted to the CPU, and Pgx."""
    jax = load(NAME, "pgx", "jax")
    jax.config.update("jax_platforms", "cpu")
    return jax, load(NAME, "pgx", "pgx")


def _random_legal(jax: Any, key: Any, mask: Any) -> Any:
    return jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9), axis=-1)


@lru_cache
def _full_games() -> Callable[[Any], tuple[Any, Any]]:
    """Compile: deal GAMES games, play all of them to the end, return the next key and the number of decisions."""
    jax, pgx = _import()
    env = pgx.make("sparrow_mahjong")
    init, step = jax.vmap(env.init), jax.vmap(env.step)

    def unfinished(carry: Any) -> Any:
        return ~carry[0].terminated.all()

    def move(carry: Any) -> Any:
        state, key, decisions = carry
        key, choice = jax.random.split(key)
        decisions = decisions + (~state.terminated).sum()
        return step(state, _random_legal(jax, choice, state.legal_action_mask)), key, decisions

    def play(key: Any) -> tuple[Any, Any]:
        key, deal = jax.random.split(key)
        start = (init(jax.random.split(deal, GAMES)), key, jax.numpy.int32(0))
        _, key, decisions = jax.lax.while_loop(unfinished, move, start)
        return key, decisions

    return _compiled(jax, play, jax.random.key(SEED))


@lru_cache
def _auto_reset_steps() -> Callable[[Any], tuple[Any, Any]]:
    """Compile: step GAMES games STEPS times, each dealt anew as soon as it ends (Pgx's own auto_reset)."""
    jax, pgx = _import()
    env = pgx.make("sparrow_mahjong")
    step = jax.vmap(load(NAME, "pgx", "pgx.experimental").auto_reset(env.step, env.init))

    def move(carry: Any, _: None) -> tuple[Any, None]:
        state, key = carry
        key, choice, reset = jax.random.split(key, 3)
        action = _random_legal(jax, choice, state.legal_action_mask)
        return (step(state, action, jax.random.split(reset, GAMES)), key), None

    def play(carry: Any) -> tuple[Any, Any]:
        carry, _ = jax.lax.scan(move, carry, None, length=STEPS)
        return carry, jax.numpy.int32(GAMES * STEPS)

    start = jax.vmap(env.init)(jax.random.split(jax.random.key(SEED), GAMES)), jax.random.key(SEED + 1)
    return _compiled(jax, play, start)


def _compiled(jax: Any, play: Callable[[Any], tuple[Any, Any]], start: Any) -> Callable[[Any], tuple[Any, Any]]:
    """Compile `play` for arguments like `start`; called with None, the result begins with `start`."""
    compiled = jax.jit(play).lower(start).compile()
    return lambda carry: compiled(start if carry is None else carry)


def _decisions_per_s(prepare: Callable[[], Callable[[Any], tuple[Any, Any]]]) -> float:
    """Compile under `one_core`, so that JAX's threads stay on that core, and measure there."""
    with one_core():
        play = prepare()
        carry: Any = None

        def work() -> int:
            nonlocal carry
            carry, decisions = play(carry)
            return int(decisions)

        return rate(work)


def pgx_sparrow_mahjong_decisions_per_s() -> float:
    """Measure decisions per second in full random games, GAMES at a time, only unfinished games counted.

    The first call compiles for 5 to 20 seconds, which is not measured.
    """
    return _decisions_per_s(_full_games)


def pgx_sparrow_mahjong_auto_reset_decisions_per_s() -> float:
    """Measure the same with Pgx's auto_reset, as one trains with it; slower: it computes a new deal at every step."""
    return _decisions_per_s(_auto_reset_steps)
