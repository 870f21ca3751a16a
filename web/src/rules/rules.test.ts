/** The rules pages: complete in five languages, with nothing that leads nowhere. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { catalogueOf } from "../../plugins/words";
import { describe, expect, test } from "vitest";
import { suitOf } from "../cards/deck";
import { deckOf } from "../games/decks";
import { extrasOf } from "../games/extras";
import { GAMES_WITH_RULES, rulesOf } from "../games/rules";
import { tableOf } from "../games/tables";
import { has, use, type Lang } from "../lib/words.svelte";
import { sectionsOf } from "../table/choices/why-not";
import { pieces } from "./marks";
import { anchors, type Block, type Cell, type Custom, type Page, type Section, type Station, type Term } from "./page";
import { rulesWords } from "./words";

const ROOT = resolve(import.meta.dirname, "../../..");
const LANGUAGES: Lang[] = ["en", "fr", "de", "it", "ja"];
const GAMES = GAMES_WITH_RULES;
const read = (path: string): string => readFileSync(resolve(ROOT, path), "utf-8");
const catalogue = (lang: Lang): string => catalogueOf(lang, ["rules"]);
/** Messages of the page around the sections. */
const FRAME = ["title", "contents", "try", "print", "lead", "ours", "ours-about"];
const drawings = Object.keys(import.meta.glob("../art/*.svg")).map((path) => path.replace(/^.*\/(.*)\.svg$/, "$1"));

/** Everything that the blocks of a page name: messages, messages of other catalogues, cards, drawings. */
class Named {
  says: string[] = [...FRAME];
  terms: Term[] = [];
  cards: string[] = [];
  icons: string[] = [];

  constructor(page: Page) {
    for (const section of page.sections) this.section(section);
  }
  private section({ id, blocks }: Section): void {
    this.says.push(id);
    blocks.forEach((block) => this.block(block));
  }
  private block(block: Block): void {
    if (block.kind === "text") this.says.push(block.say);
    if (block.kind === "seen") this.says.push("who-sees", block.say);
    if (block.kind === "list") this.says.push(...block.say);
    if (block.kind === "table") {
      this.says.push(...block.head, ...(block.caption ? [block.caption] : []));
      block.rows.flat().forEach((cell) => this.cell(cell));
    }
    if (block.kind === "custom") this.custom(block.custom);
    if (block.kind === "options") {
      for (const { term, values, usual, say } of block.choices) {
        this.terms.push(term);
        this.says.push("usual", "usual-is", say, ...[values, usual].flatMap((one) => (typeof one === "object" ? [one.say] : [])));
      }
    }
    if (block.kind === "part") {
      if (typeof block.title === "string") this.says.push(block.title);
      else this.terms.push(block.title);
      if (block.icon) this.icons.push(block.icon);
      block.blocks.forEach((one) => this.block(one));
    }
    if (block.kind === "scene") {
      if (block.scene.caption) this.says.push(block.scene.caption);
      for (const moment of block.scene.moments) {
        if (moment.name) this.says.push(moment.name);
        moment.stations.forEach((station) => this.station(station));
      }
    }
  }
  private custom({ says = [], cards = [] }: Custom): void {
    this.says.push(...says);
    this.cards.push(...cards);
  }
  private cell({ say, term, cards }: Cell): void {
    if (say) this.says.push(say);
    if (term) this.terms.push(term);
    this.cards.push(...(cards ?? []));
  }
  private station({ name, custom, speech, cards, columns, icons }: Station): void {
    if (name) this.says.push(name);
    if (custom) this.custom(custom);
    if (speech) this.terms.push(speech);
    this.cards.push(...(cards ?? []), ...(columns ?? []).flat());
    this.icons.push(...(icons ?? []));
  }
}

/** Whether the built-in deck has a card. */
function isCard(game: string, card: string): boolean {
  const deck = deckOf(game);
  if (game === "predictions" && /^R\d$/.test(card)) return ["R1", "R2"].includes(card);
  const rank = deck.rank(card);
  return suitOf(deck, card) !== null && (game === "predictions" ? deck.notes(card).length > 0 : Number(rank) >= 1 && Number(rank) <= 12);
}

/** Cards, drawings and links of a text, in any order. */
const marks = (text: string): string[] =>
  pieces(text)
    .flatMap((piece) =>
      "card" in piece
        ? [piece.card]
        : "icon" in piece
          ? [`i:${piece.icon}`]
          : "link" in piece
            ? [`#${piece.link}`]
            : "ours" in piece
              ? ["ours"]
              : [],
    )
    .sort();

describe.each(GAMES)("the rules of %s", (game) => {
  const page = rulesOf(game)!;
  const named = new Named(page);

  test("have a section for each heading of the normative rules", () => {
    const headings = [...read(`docs/rules/${game}.md`).matchAll(/^## \d+\. (.*)$/gm)].map((match) => match[1]);
    const expected: Record<string, [string, RegExp][]> = {
      predictions: [
        ["material", /^Material/],
        ["setup", /set up/],
        ["turn", /^A turn/],
        ["gallery", /^Gallery, deck, discard/],
        ["effects", /^Effects/],
        ["predictions", /^Predictions/],
        ["score", /^Showdown and score/],
        ["options", /^Options/],
        ["deck", /deck file/],
        ["decisions", /decisions/],
      ],
      "all-or-nothing": [
        ["material", /^Material/],
        ["setup", /set up/],
        ["bets", /^Bets/],
        ["tricks", /^Tricks/],
        ["score", /^Score/],
        ["options", /^Options/],
        ["decisions", /^Decisions/],
      ],
    };
    expect(page.sections.map(({ id }) => id)).toEqual(expected[game]!.map(([id]) => id));
    expect(headings).toHaveLength(page.sections.length);
    expected[game]!.forEach(([, heading], place) => expect(headings[place]).toMatch(heading));
  });

  test("name every heading once", () => {
    expect(new Set(anchors(page)).size).toBe(anchors(page).length);
  });

  test("show only cards and drawings that there are", () => {
    const cards = named.cards.map((spot) => spot.replace(/[!-]$/, "")).filter((card) => card !== "?" && card !== "_");
    expect(cards.length).toBeGreaterThan(10);
    expect(cards.filter((card) => !isCard(game, card))).toEqual([]);
    expect(named.icons.filter((icon) => !drawings.includes(icon))).toEqual([]);
  });

  test("have a section for everything that a question or a “why not” leads to", () => {
    expect(sectionsOf(tableOf(game).help).filter((section) => !anchors(page).includes(section))).toEqual([]);
    expect(
      extrasOf(game)
        .hints.all.map(({ section }) => section)
        .filter((section) => !anchors(page).includes(section)),
    ).toEqual([]);
  });

  test.each(LANGUAGES)("are whole in %s, and lead nowhere that is not there", (lang) => {
    use(lang, catalogueOf(lang, ["games", "web-table"]));
    const { say, has: tells } = rulesWords(game, lang, catalogue(lang));
    const english = rulesWords(game, "en", catalogue("en")).say;
    expect(named.terms.filter(([id]) => !has(id))).toEqual([]);
    for (const id of named.says) {
      const text = say(id);
      expect(tells(id), id).toBe(true);
      expect(marks(text), id).toEqual(marks(english(id)));
      expect((text.match(/\*\*/g) ?? []).length % 2, id).toBe(0);
      for (const piece of pieces(text)) {
        if ("link" in piece) expect(anchors(page), id).toContain(piece.link);
        if ("icon" in piece) expect(drawings, id).toContain(piece.icon);
        if ("card" in piece) expect(isCard(game, piece.card), `${id}: ${piece.card}`).toBe(true);
        if ("text" in piece || "strong" in piece) expect("text" in piece ? piece.text : piece.strong, id).not.toMatch(/\[|\]|\*\*/);
      }
    }
  });
});

/** Where the normative rules say [ours], by the messages that tell it. */
const OURS: Record<string, string[]> = {
  predictions: [
    ...[
      "material-suits",
      "material-runes",
      "setup-first",
      "all-in-once",
      "end-limit",
      "gallery-empty",
      "effects-about",
      "reveal-about",
      "hypnosis-about",
    ],
    ...["score-show", "ties-nothing", "ties-suit", "ties-always", "options-heirs", "options-first", "deck-built-in", "deck-checks"],
  ],
  "all-or-nothing": [
    "material-cards",
    "setup-dealer",
    "bets-choose",
    "tricks-lead",
    "score-win",
    "options-rounds",
    "options-target",
    "options-dealer",
  ],
};

test.each(GAMES)("what was chosen for %s is marked, and nothing else", (game) => {
  const { say } = rulesWords(game, "en", catalogue("en"));
  const marked = new Named(rulesOf(game)!).says.filter((id) => !FRAME.includes(id) && pieces(say(id)).some((piece) => "ours" in piece));
  expect([...new Set(marked)].sort()).toEqual(OURS[game]!.toSorted());
});

test("no message of the rules is left over", () => {
  const used = new Set(GAMES.flatMap((game) => new Named(rulesOf(game)!).says.flatMap((id) => [`rules-${id}`, `rules-${game}-${id}`])));
  const all = [...catalogue("en").matchAll(/^(rules-[\w-]+) =/gm)].map((match) => match[1] ?? "");
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter((id) => !used.has(id))).toEqual([]);
});

test("a text falls into words, cards, drawings and links", () => {
  expect(pieces("Play [JM], **then** [i:star] see [#turn your turn].")).toEqual([
    { text: "Play " },
    { card: "JM" },
    { text: ", " },
    { strong: "then" },
    { text: " " },
    { icon: "star" },
    { text: " see " },
    { link: "turn", text: "your turn" },
    { text: "." },
  ]);
});
