"""eval7, phevaluator and treys: the peers for five-card hands evaluated per second."""

import ctypes
from collections.abc import Callable
from functools import lru_cache
from itertools import combinations, starmap
from random import Random
from typing import Any

from foretold.lab.peers.common import load, rate

DECK = 52
HAND = 5
PYTHON_HANDS = 10_000
"""Random hands in one unit of work of the evaluators that are called from Python."""
C_HANDS = 100_000
"""Random hands in one unit of work of the C functions that a compiled loop calls."""
BOARD = ("2c", "7d", "9h", "Jc", "As")
SEED = 1


def _random_hands(count: int) -> list[tuple[int, ...]]:
    rng = Random(SEED)
    return [tuple(rng.sample(range(DECK), HAND)) for _ in range(count)]


def _eval7() -> Any:
    return load("eval7", "eval7", "eval7")


def _eval7_holdings(board: list[Any]) -> list[tuple[tuple[Any, Any], float]]:
    """All pairs of cards outside the board, in eval7's format of a range."""
    cards = [card for card in _eval7().Deck().cards if card not in board]
    return [(pair, 1.0) for pair in combinations(cards, 2)]


def eval7_evals_per_s() -> float:
    """Measure evaluations per second in eval7's fastest own C loop: each pair of cards against all others on a board.

    `py_all_hands_vs_range`, exact: one evaluation for the hand and one for each opposing pair. eval7 has no loop
    over five cards; these are its seven-card evaluations.
    """
    eval7 = _eval7()
    board = [eval7.Card(card) for card in BOARD]
    holdings = _eval7_holdings(board)
    opposing = len(list(combinations(range(DECK - len(BOARD) - 2), 2)))
    evaluations = len(holdings) * (1 + opposing)

    def work() -> int:
        eval7.py_all_hands_vs_range(holdings, holdings, board, opposing)
        return evaluations

    return rate(work)


def eval7_monte_carlo_evals_per_s() -> float:
    """Measure evaluations per second in eval7's sampling C loop before the flop: two for each sample.

    `py_hand_vs_range_monte_carlo`: most of its time goes into dealing the five cards of the board.
    """
    eval7 = _eval7()
    holdings = _eval7_holdings([])
    hand = list(holdings[0][0])

    def work() -> int:
        eval7.py_hand_vs_range_monte_carlo(hand, holdings, [], C_HANDS)
        return 2 * C_HANDS

    return rate(work)


def eval7_python_evals_per_s() -> float:
    """Measure random five-card hands per second with `eval7.evaluate`, called from Python."""
    eval7 = _eval7()
    cards = eval7.Deck().cards
    hands = [[cards[index] for index in hand] for hand in _random_hands(PYTHON_HANDS)]
    return rate(lambda: len(list(map(eval7.evaluate, hands))))


def _capsule_address(capsule: object) -> int:
    """Return the C address in a Python capsule, such as Cython exports for its C functions."""
    name = ctypes.pythonapi.PyCapsule_GetName
    name.restype, name.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return int(pointer(capsule, name(capsule)))


@lru_cache
def _eval7_c_loop() -> Callable[[Any], int]:
    """Compile a loop that calls eval7's C function on each mask of an array and adds up the results."""
    numba = load("eval7.c", "numba", "numba")
    capsule = load("eval7.c", "eval7", "eval7.evaluate").__pyx_capi__["cy_evaluate"]
    evaluate = ctypes.CFUNCTYPE(ctypes.c_uint, ctypes.c_ulonglong, ctypes.c_uint)(_capsule_address(capsule))

    def loop(masks: Any) -> int:
        total = 0
        for index in range(len(masks)):
            total += evaluate(masks[index], HAND)
        return total

    compiled: Callable[[Any], int] = numba.njit(loop)
    return compiled


def eval7_c_evals_per_s() -> float:
    """Measure random five-card hands per second with eval7's C function in a loop that Numba compiles."""
    numpy = load("eval7.c", "numpy", "numpy")
    loop = _eval7_c_loop()
    masks = numpy.array([sum(1 << card for card in hand) for hand in _random_hands(C_HANDS)], dtype=numpy.uint64)

    def work() -> int:
        loop(masks)
        return C_HANDS

    return rate(work)


def phevaluator_evals_per_s() -> float:
    """Measure random five-card hands per second with phevaluator's C function, called from Python."""
    binding = load("phevaluator", "phevaluator", "phevaluator._pheval")
    hands = _random_hands(PYTHON_HANDS)
    return rate(lambda: len(list(starmap(binding.evaluate_5cards, hands))))


@lru_cache
def _phevaluator_c_loop() -> Callable[[Any], int]:
    """Compile a loop that calls phevaluator's C function on each row of an array and adds up the results."""
    numba = load("phevaluator.c", "numba", "numba")
    library = ctypes.CDLL(load("phevaluator.c", "phevaluator", "phevaluator._pheval").__file__)
    evaluate = library.evaluate_5cards
    evaluate.restype, evaluate.argtypes = ctypes.c_int, [ctypes.c_int] * HAND

    def loop(hands: Any) -> int:
        total = 0
        for row in range(len(hands)):
            total += evaluate(hands[row, 0], hands[row, 1], hands[row, 2], hands[row, 3], hands[row, 4])
        return total

    compiled: Callable[[Any], int] = numba.njit(loop)
    return compiled


def phevaluator_c_evals_per_s() -> float:
    """Measure random five-card hands per second with phevaluator's C function in a loop that Numba compiles."""
    numpy = load("phevaluator.c", "numpy", "numpy")
    loop = _phevaluator_c_loop()
    hands = numpy.array(_random_hands(C_HANDS), dtype=numpy.int32)

    def work() -> int:
        loop(hands)
        return C_HANDS

    return rate(work)


def treys_evals_per_s() -> float:
    """Measure random five-card hands per second with treys, which is plain Python."""
    treys = load("treys", "treys", "treys")
    cards = [treys.Card.new(rank + suit) for rank in "23456789TJQKA" for suit in "cdhs"]
    hands = [tuple(cards[index] for index in hand) for hand in _random_hands(PYTHON_HANDS)]
    five = treys.Evaluator().hand_size_map[HAND]
    return rate(lambda: len(list(map(five, hands))))
