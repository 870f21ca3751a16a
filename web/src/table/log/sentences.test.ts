import { catalogueOf } from "../../../plugins/words";
import { beforeAll, describe, expect, test } from "vitest";
import { deckOf } from "../../games/decks";
import { tableOf } from "../../games/tables";
import { use } from "../../lib/words.svelte";
import type { Fact } from "../../lib/wire";
import scenes from "../../dev/views.json";
import { isSaid, parts, plain, type Teller } from "./sentences";

const TOPICS = ["games", "facts", "play", "web-table"];
const speak = (lang: "en" | "fr" | "de" | "it" | "ja"): void => use(lang, catalogueOf(lang, TOPICS));
const teller: Teller = {
  slug: "predictions",
  log: tableOf("predictions").log,
  deck: deckOf("predictions"),
  names: ["Ada", "Grace", "Emmy"],
  me: 0,
};

beforeAll(() => speak("en"));

test("a fact about another, about oneself, and done to oneself", () => {
  expect(plain({ turn: 1, fact: "plays", seat: 1, card: "JM" }, teller)).toBe("Grace plays the Jack of Masks (JM).");
  expect(plain({ turn: 1, fact: "plays", seat: 0, card: "JM" }, teller)).toBe("You play the Jack of Masks (JM).");
  expect(plain({ turn: 1, fact: "hypnotises", seat: 1, target: 0 }, teller)).toBe("Grace uses Hypnosis on you.");
  expect(plain({ turn: 1, fact: "predicts", seat: 0, target: 0 }, teller)).toBe("You predict that you hold the strongest hand.");
});

test("cards and names are set apart, whatever people are called", () => {
  const named = { ...teller, names: ["Ada", "JM", "10C"] };
  expect(parts({ turn: 1, fact: "takes", seat: 1, card: "10C", place: "2" }, named)).toEqual([
    { name: "JM", me: false },
    { text: " takes " },
    { card: "10C" },
    { text: " (column 3)." },
  ]);
});

test("a card with its effects, as it is read out", () => {
  expect(teller.deck.describe("JM")).toBe("the Jack of Masks (JM): take (must), draw (may)");
});

test("what a second fact tells by name is said once", () => {
  expect(isSaid({ turn: 1, fact: "draws", seat: 0 }, 0, teller.log)).toBe(false);
  expect(isSaid({ turn: 1, fact: "draws", seat: 1 }, 0, teller.log)).toBe(true);
});

test("a fact without a message is told in its own words", () => {
  const odd = { turn: 1, fact: "raises-bid", seat: 1, card: "JM", dice_left: 3, faces: [1, { of: 6 }] } as unknown as Fact;
  expect(plain(odd, teller)).toBe("Grace · raises bid · the Jack of Masks (JM), dice left 3, faces 1, of 6");
});

describe("whole games can be told", () => {
  test.each(["en", "fr", "de", "it", "ja"] as const)("%s", (lang) => {
    speak(lang);
    for (const { about, view, facts } of Object.values(scenes) as unknown as {
      about: { seats: { name: string }[] };
      view: { game: "predictions" | "all-or-nothing"; seat: number | null };
      facts: Fact[];
    }[]) {
      const names = about.seats.map((seat) => seat.name);
      for (const fact of facts.filter((one) => isSaid(one, view.seat, tableOf(view.game).log))) {
        const said = plain(fact, { slug: view.game, log: tableOf(view.game).log, deck: deckOf(view.game), names, me: view.seat });
        expect(said).not.toMatch(/\{|fact-|play-|[\uE000\uE001]/);
        expect(said.length).toBeGreaterThan(3);
      }
    }
    speak("en");
  });
});
