import { expect, test } from "vitest";
import type { AllOrNothingView, Fact, PredictionsView } from "../lib/wire";
import { rulesSection, whyNot } from "../table/choices/why-not";
import { hintForQuestion, hintsForFacts, wasSeen, withSeen, type Hint } from "../table/hints/hints";
import { extrasOf } from "./extras";
import type { GameView } from "./game";
import { readEffect } from "./predictions/cards/effects";
import faces from "./predictions/cards/faces.json";
import { tableOf } from "./tables";

const hintsOf = (game: string) => extrasOf(game).hints;
const helpOf = (game: string) => tableOf(game).help;
/** Every question of both games: the compiler says if one of the generated types is missing. */
const ASKED: {
  predictions: Record<NonNullable<PredictionsView["asked"]>, true>;
  "all-or-nothing": Record<NonNullable<AllOrNothingView["asked"]>, true>;
} = {
  predictions: {
    ...{ turn: true, take: true, swap: true, draw: true, reveal: true, rune: true, hypnosis: true, eye: true },
    ...{ keep: true, hide: true, discard: true, predict: true },
  },
  "all-or-nothing": { bet: true, open: true, play: true },
};

const view = (game: string, asked: string | null, more: object = {}): GameView =>
  ({ game, asked, seat: 0, over: false, legal: ["x"], table: { all_in: null }, ...more }) as unknown as GameView;

test("every power on the cards has a hint", () => {
  const powers = new Set(
    Object.values(faces.effects)
      .flat()
      .map((text) => readEffect(text).name),
  );
  expect(powers.size).toBe(7);
  const topics = hintsOf("predictions").all.map((hint) => hint.topic);
  expect([...powers].filter((name) => !topics.includes(name))).toEqual([]);
});

test.each(Object.entries(ASKED).flatMap(([game, asked]) => Object.keys(asked).map((one) => [game, one] as const)))(
  "%s: what is asked as %s has a hint and a section",
  (game, asked) => {
    expect(hintForQuestion(view(game, asked), hintsOf(game))).not.toBeNull();
    expect(hintForQuestion(view(game, asked, { legal: [] }), hintsOf(game))).toBeNull();
    expect(rulesSection(view(game, asked), helpOf(game))).not.toBe("");
  },
);

test("a power that somebody uses has a hint, and nothing else has", () => {
  const facts = [
    { fact: "draws", seat: 1 },
    { fact: "hypnotises", seat: 1, target: 0 },
    { fact: "passes", seat: 2 },
  ] as unknown as Fact[];
  expect(hintsForFacts(facts, hintsOf("predictions")).map((hint) => hint.topic)).toEqual(["draw", "hypnosis"]);
  expect(hintsForFacts(facts, hintsOf("all-or-nothing"))).toEqual([]);
});

test("what was seen is remembered, game by game", () => {
  const [first, second] = hintsOf("predictions").all as [Hint, Hint];
  const kept = withSeen(withSeen("", "predictions", first), "predictions", first);
  expect(kept).toBe("predictions:turn");
  expect(wasSeen(kept, "predictions", first)).toBe(true);
  expect(wasSeen(kept, "predictions", second)).toBe(false);
});

test.each([
  ["the game is over", view("predictions", null, { over: true }), "card:JM", "over", "win"],
  ["the other game is over", view("all-or-nothing", null, { over: true }), "card:7B", "over", "score"],
  ["somebody watches", view("predictions", "turn", { seat: null, legal: [] }), "card:JM", "spectator", "turn"],
  ["another is at turn", view("predictions", "take", { legal: [] }), "column:0", "turn", "turn"],
  ["another predicts", view("predictions", "predict", { legal: [] }), "seat:1", "turn", "predictions"],
  ["another bets", view("all-or-nothing", "open", { legal: [] }), "bet:2", "turn", "bets"],
  ["another plays to the trick", view("all-or-nothing", "play", { legal: [] }), "card:7B", "turn", "tricks"],
  ["a gallery card without a power", view("predictions", "turn"), "column:0", "illegal", "turn"],
  ["a covered card", view("predictions", "take"), "covered:0", "covered", "gallery"],
  ["the pile where it is of no use", view("predictions", "swap"), "pile", "pile", "options"],
  ["a player who is all in", view("predictions", "eye", { table: { all_in: 2 } }), "seat:2", "all-in", "all-in"],
  ["oneself", view("predictions", "eye", { table: { all_in: 2 } }), "seat:0", "illegal", "eye"],
  ["a card that does not follow", view("all-or-nothing", "play"), "card:7B", "follow", "follow"],
])("why not: %s", (_, now, target, reason, section) => {
  expect(whyNot(now, target, helpOf(now.game))).toEqual({ reason, section });
});
