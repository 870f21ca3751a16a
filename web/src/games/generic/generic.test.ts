/** Any game is playable: a made-up one with dice, and views of odd shapes. */
import { beforeAll, describe, expect, test } from "vitest";
import { speak } from "../../lib/words.svelte";
import type { Fact } from "../../lib/wire";
import { question } from "../../table/choices/question";
import { sizesFor } from "../../table/layout/sizes";
import { plain } from "../../table/log/sentences";
import { Play } from "../../table/play.svelte";
import { scoresByRound, scoresNow, scoresOf } from "../../table/panel/scores";
import { seatWords } from "../../table/seats/seat-words";
import { handKeys } from "../../table/seats/hand-keys";
import type { TableProps } from "../../table/types";
import { deckOf } from "../decks";
import { extrasOf } from "../extras";
import type { GameView } from "../game";
import { levelFor, levelsOf, otherGames } from "../offered";
import { resultsOf } from "../results";
import { tableOf } from "../tables";
import generic from "./table";
import { itemsOf, readView, seatItems } from "./view";

const NAMES = ["Ada", "Grace", "Emmy"];
const DICE = {
  game: "high-dice",
  options: { players: 3, house_rule: true },
  seat: 0,
  decision: 4,
  over: false,
  scores: [2, 0, 5],
  winners: [],
  actor: 0,
  asked: "bid",
  legal: ["bid 3 5", "bid 3 6", "call"],
  table: {
    round: 2,
    hand: ["3", "3", "5"],
    hand_sizes: [3, 2, 1],
    pot: 12,
    dealer: 1,
    points: [2, 0, 5],
    bids: [3, null, 4],
    is_first: [true, false, false],
    discards: ["1", "6", "6"],
    row: ["2"],
    shaken: [["1"], ["2", "2"], []],
    last_bid: { count: 3, face: 5, by: null },
  },
  memory: null,
  last_round: { gains: [1, 0, 2], loser: "Grace", bids: [3, 4, 5] },
} as unknown as GameView;

function playing(view: unknown): Play<any> {
  const props = { view, own: null, facts: [], away: [], names: NAMES, chat: [], clock: null, spectator: false };
  const about = { phase: "playing", seats: NAMES.map((name) => ({ kind: "person", name })), options: {}, ending: null };
  return new Play(() => ({ ...props, about }) as unknown as TableProps);
}

beforeAll(() => speak("en"));

describe("a game with dice", () => {
  const play = playing(DICE);

  test("is played at the generic table", () => {
    expect(tableOf("high-dice")).toBe(generic);
    expect(play.game).toBe(generic);
    expect(play.deck.name("3")).toBe("3");
  });

  test("shows numbers, texts and rows of cards by their names", () => {
    expect(itemsOf(play.view.table, NAMES)).toEqual([
      { label: "round", text: "2" },
      { label: "pot", text: "12" },
      { label: "dealer", text: "Grace" },
      { label: "discards", cards: ["1", "6", "6"] },
      { label: "row", cards: ["2"] },
      { label: "shaken · Ada", cards: ["1"] },
      { label: "shaken · Grace", cards: ["2", "2"] },
      { label: "shaken · Emmy", cards: [] },
      { label: "last bid count", text: "3" },
      { label: "last bid face", text: "5" },
    ]);
  });

  test("shows what belongs to a seat at the seat", () => {
    expect(seatItems(play.view.table, 0, 3)).toEqual([
      { label: "bids", text: "3" },
      { label: "is first", text: "" },
    ]);
    expect(seatItems(play.view.table, 1, 3)).toEqual([]);
    expect(seatWords(play, 2)).toEqual(["5 points", "1 card", "bids 4"]);
  });

  test("has a named button for each decision, and one click sends it", () => {
    expect(play.choices.map((choice) => choice.targets)).toEqual([["do:bid 3 5"], ["do:bid 3 6"], ["do:call"]]);
    expect(play.choices.map((choice) => generic.actions.words(play, choice.action))).toEqual(["bid 3 5", "bid 3 6", "call"]);
    expect(play.standing("do:bid 3 6")).toBe("open");
  });

  test("asks, and tells whose turn it is", () => {
    expect(question(play)).toBe("It is your turn. What do you do?");
    expect(question(playing({ ...DICE, actor: 1, legal: [] }))).toBe("Grace decides.");
    expect(question(playing({ ...DICE, over: true, winners: [2] }))).toBe("Emmy wins the game.");
  });

  test("is told, read aloud and counted", () => {
    const fact = { turn: 1, fact: "bids", seat: 1, count: 3, face: 5 } as unknown as Fact;
    expect(plain(fact, play.teller)).toBe("Grace · bids · count 3, face 5");
    expect(extrasOf("high-dice").aloud.table(play)).toContain("Pot: 12.");
    const facts = [
      { turn: 1, fact: "round-begins", round: 1 },
      { turn: 2, fact: "scores", seat: 2, points: 5 },
    ] as Fact[];
    expect(scoresByRound(facts, 3, resultsOf("high-dice"))[0]?.totals).toEqual([0, 0, 5]);
    const takes = [facts[0]!, { turn: 2, fact: "takes", seat: 0, points: 4 } as Fact];
    expect(scoresNow(takes, [4, 0, 0], resultsOf("high-dice"))[0]?.gains).toEqual([4, 0, 0]);
    expect(scoresNow(takes, [2, 0, 0], resultsOf("high-dice"))).toEqual([]);
    expect(resultsOf("high-dice").summary(DICE.last_round!, NAMES)).toBe("Ada: 1 · Grace: 0 · Emmy: 2");
    expect(scoresOf({ totals: [[1, 2]], rounds: [] }, resultsOf("high-dice"))[0]?.notes).toEqual([null, null]);
  });

  test("equal dice have keys of their own", () => {
    expect(handKeys(["3", "3", "5"]).map(({ key }) => key)).toEqual(["3", "3 2", "5"]);
  });

  test("is offered beside the games that have a folder", () => {
    const offer = (game: string, players: [number, number]) => ({ game, name: game, players, options: [], levels: ["random", "seer"] });
    expect(otherGames({ games: [offer("predictions", [2, 5]), offer("high-dice", [2, 3])] })).toEqual([
      { game: "high-dice", name: "high-dice", levels: ["random", "seer"], players: { bots: 3, friends: 3, practice: 2 } },
    ]);
    const levels = ["random", "adept", "seer"].map((level) => ({ level, name: level, text: "" }));
    expect(levelsOf({ games: [offer("high-dice", [2, 3])], levels }, "high-dice").map(({ level }) => level)).toEqual(["random", "seer"]);
    expect(levelsOf({ games: [], levels }, "high-dice")).toEqual([]);
    expect(levelFor(["random", "seer"], "novice")).toBe("seer");
    expect(levelFor(["random", "seer"], "random")).toBe("random");
    expect(levelFor(undefined, "novice")).toBe("novice");
  });
});

const loop: Record<string, unknown> = {};
loop.self = loop;
const ODD: unknown[] = [
  {},
  { table: null, scores: null, legal: null, winners: null, memory: 3, last_round: "x" },
  { table: [], scores: "many", legal: [1, null, "go"], seat: "0", actor: {}, asked: 7 },
  {
    table: {
      hand: 5,
      hand_sizes: {},
      round: "two",
      "": "",
      a: [[[[[[1]]]]]],
      b: [{ c: [null, undefined] }],
      d: undefined,
      e: () => 1,
      f: [],
      g: [true],
    },
    scores: [1],
  },
  { table: loop, scores: [0, 0, 0], memory: { hands: "all", seen: [loop] } },
  {
    table: { hand: [1, null, "x", {}], bids: [null, null, null] },
    scores: [1, 2, 3],
    memory: { hands: [null, [1], "x"] },
    last_round: { gains: "none", x: [{}] },
  },
];

test.each(ODD.map((view, index) => [index, { game: "odd-game", over: false, decision: 0, ...(view as object) }] as const))(
  "odd view %i throws nowhere",
  (_, sent) => {
    const play = playing(sent);
    const { view } = play;
    expect(readView(sent as unknown as GameView).scores).toEqual(view.scores);
    expect(() => {
      itemsOf(view.table, NAMES);
      itemsOf(view.memory, NAMES);
      for (const seat of [0, 1, 5]) void [seatItems(view.table, seat, view.scores.length), seatWords(play, seat)];
      for (const choice of play.choices)
        void [generic.actions.words(play, choice.action), generic.actions.button(play, choice), play.standing(choice.targets[0]!)];
      question(play);
      play.refuse("card:3");
      generic.turn.of(sent as never);
      extrasOf("odd-game").aloud.table(play);
      extrasOf("odd-game").remembers?.(view);
      if (view.last_round) resultsOf("odd-game").summary(view.last_round, NAMES);
      sizesFor({ width: 390, height: 700, middle: 0, cards: 3, players: 3, opponents: 2, folded: false }, (...given) =>
        generic.sizes(...given, view),
      );
      handKeys(view.table.hand ?? []);
      deckOf("odd-game", { deck: 3 }).describe("?");
    }).not.toThrow();
  },
);
