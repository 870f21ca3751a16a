import { beforeEach, expect, test } from "vitest";
import { speak } from "../../../lib/words.svelte";
import { question } from "../../../table/choices/question";
import type { Play } from "../../../table/play.svelte";
import { deckOf } from "../../decks";
import { actions } from "./actions";
import game from ".";

const NAMES = ["Ada", "Grace", "Emmy"];
const view = {
  game: "predictions",
  seat: 0,
  actor: 0,
  asked: "take",
  legal: ["take 1"],
  table: {
    gallery: [["8C"], ["AT", "JM"]],
    pile: { count: 1, top: "R1" },
    hand: ["2C"],
    at_turn: 0,
    played: { card: "JM", effects: ["take*", "reveal 2"], step: 1 },
  },
};
const play = {
  view,
  game,
  me: 0,
  deck: deckOf("predictions"),
  legal: [{}],
  about: { ending: null },
  name: (seat: number) => NAMES[seat],
  props: () => ({ names: NAMES }),
} as unknown as Play<any>;

beforeEach(() => speak("en"));

test("cards have names", () => {
  expect(play.deck.name("JM")).toBe("the Jack of Masks (JM)");
  expect(play.deck.name("10S")).toBe("the 10 of Scarabs (10S)");
  expect(play.deck.name("R2")).toBe("the rune card (R2)");
  expect(deckOf("all-or-nothing").name("7B")).toBe("the Blue 7 (7B)");
});

test("a deck file may name suits of its own", () => {
  const own = deckOf("all-or-nothing", { deck: { suits: ["Red", "Purple", "Blue"] } });
  expect(own.name("7P")).toBe("the Purple 7 (7P)");
  expect(new Set(own.suits.map((suit) => suit.mark)).size).toBe(3);
});

test.each([
  ["pass", "pass"],
  ["take 1", "take the Jack of Masks (JM), column 2"],
  ["take discard", "take the rune card (R1), top of the discard pile"],
  ["swap 2C 0", "give the 2 of Clocks (2C) for the 8 of Clocks (8C), column 1"],
  ["reveal", "reveal 2 cards"],
  ["predict 0", "predict yourself"],
  ["predict 2", "predict Emmy"],
  ["hypnosis 1", "hypnotise Grace"],
])("the choice %s is %o", (action, spoken) => {
  expect(actions.words(play, action)).toBe(spoken);
});

test("the question names the card; another's decision is told as such", () => {
  expect(question(play)).toBe("The Jack of Masks (JM): which card do you take into your hand?");
  expect(question({ ...play, view: { ...view, actor: 1 } } as unknown as Play)).toBe("Grace chooses a card to take.");
});
