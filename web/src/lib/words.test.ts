import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { actionName, cardName, factSentence, question, seatNames } from "./saying";
import type { View } from "./wire";
import { ago, has, lang, LANGUAGES, list, number, preferred, speak, t, type Lang } from "./words.svelte";

/** Every message that stands in the sources by its whole name. */
function messagesAskedFor(): Set<string> {
  const folder = resolve(import.meta.dirname, "..");
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."));
  const texts = files.map((name) => readFileSync(resolve(folder, name), "utf-8"));
  return new Set(texts.flatMap((text) => [...text.matchAll(/"((?:web|play|game|bot|option|place|combination)-[a-z0-9-]*[a-z0-9])"/g)].map((found) => found[1] ?? "")));
}

const NAMES = ["Ada", "Grace", "Emmy"];
const view = {
  game: "predictions",
  seat: 0,
  actor: 0,
  asked: "take",
  table: {
    gallery: [["8C"], ["AT", "JM"]],
    pile: { count: 1, top: "R1" },
    hand: ["2C"],
    at_turn: 0,
    played: { card: "JM", effects: ["take*", "reveal 2"], step: 1 },
  },
} as unknown as View;

describe("the language", () => {
  test.each([
    ["?lang=de", "lang=fr", ["it"], "de"],
    ["", "theme=dark; lang=fr", ["it"], "fr"],
    ["", "", ["pt-BR", "it-CH", "en"], "it"],
    ["?lang=tlh", "lang=xx", ["pt"], "en"],
    ["", "", ["ja"], "ja"],
  ])("%o, %o, %o: %s", (search, cookies, wishes, wanted) => {
    expect(preferred(search, cookies, wishes)).toBe(wanted);
  });

  test.each(Object.keys(LANGUAGES) as Lang[])("%s says everything that the client asks for", async (code) => {
    await speak(code);
    expect(lang()).toBe(code);
    const asked = messagesAskedFor();
    expect(asked.size).toBeGreaterThan(100);
    expect([...asked].filter((id) => !has(id))).toEqual([]);
  });

  test("counts, numbers and lists are written as each language does", async () => {
    await speak("en");
    expect(t("web-line-free", { count: 0 })).toBe("Full");
    expect(t("web-line-free", { count: 1 })).toBe("1 free seat");
    expect(t("web-line-free", { count: 3 })).toBe("3 free seats");
    expect(list(NAMES)).toBe("Ada, Grace, and Emmy");
    expect(ago(0, 3 * 3_600_000)).toBe("3 hours ago");
    expect(ago(0, 20_000)).toBe("now");
    await speak("fr");
    expect(number(12_345.5)).toBe("12\u202f345,5");
    expect(list(NAMES)).toBe("Ada, Grace et Emmy");
    await speak("ja");
    expect(t("web-line-free", { count: 2 })).toBe("空席2");
  });

  test("a message that is nowhere shows its name", () => {
    expect(t("web-no-such-message")).toBe("web-no-such-message");
  });
});

describe("the game", () => {
  beforeEach(() => speak("en"));

  test("cards have names", () => {
    expect(cardName("predictions", "JM")).toBe("the Jack of Masks (JM)");
    expect(cardName("predictions", "10S")).toBe("the 10 of Scarabs (10S)");
    expect(cardName("predictions", "R2")).toBe("the rune card (R2)");
    expect(cardName("all-or-nothing", "7B")).toBe("the Blue 7 (7B)");
  });

  test.each([
    ["pass", "pass"],
    ["take 1", "take the Jack of Masks (JM), column 1"],
    ["take discard", "take the rune card (R1), top of the discard pile"],
    ["swap 2C 0", "give the 2 of Clocks (2C) for the 8 of Clocks (8C), column 0"],
    ["reveal", "reveal 2 cards"],
    ["predict 0", "predict yourself"],
    ["predict 2", "predict Emmy"],
    ["hypnosis 1", "hypnotise Grace"],
  ])("the choice %s is %o", (action, spoken) => {
    expect(actionName(view, action, NAMES)).toBe(spoken);
  });

  test("the question names the card, and is for the one who is asked", () => {
    expect(question(view, NAMES)).toBe("The Jack of Masks (JM): which card do you take into your hand?");
    expect(question({ ...view, actor: 1 } as View, NAMES)).toBe("");
  });

  test("facts are sentences", () => {
    expect(factSentence("predictions", { turn: 1, fact: "takes", seat: 1, card: "AT", place: "discard" }, NAMES)).toBe(
      "Grace takes the Ace of Trees (AT) (top of the discard pile).",
    );
    expect(factSentence("predictions", { turn: 1, fact: "announces", seat: 2, combination: "two-pairs" }, NAMES)).toBe(
      "Emmy announces: two pairs.",
    );
  });

  test("bots have names that differ", () => {
    expect(seatNames([{ kind: "person", level: null, name: "Ada" }, { kind: "bot", level: "novice", name: "" }])).toEqual(["Ada", "Novice 2"]);
  });
});
