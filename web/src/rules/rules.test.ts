/** The rules pages: complete in five languages, with nothing that leads nowhere. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { deckOf, effectsOf, isRune, rankOf, suitOf, type GameName } from "../cards/deck";
import { has, use, type Lang } from "../lib/words.svelte";
import { HINTS } from "../table/hints";
import { sectionsOf } from "../table/rules-section";
import { combinations } from "./combinations";
import { pieces } from "./marks";
import { anchors, type Block, type Cell, type Page, type Section, type Station, type Term } from "./page";
import { PAGES } from "./pages";
import { voice } from "./words";

const ROOT = resolve(import.meta.dirname, "../../..");
const LANGUAGES: Lang[] = ["en", "fr", "de", "it", "ja"];
const GAMES: GameName[] = ["predictions", "all-or-nothing"];
const read = (path: string): string => readFileSync(resolve(ROOT, path), "utf-8");
const catalogue = (lang: Lang): string => read(`src/foretold/words/${lang}/rules.ftl`);
/** Messages of the page around the sections. */
const FRAME = ["title", "contents", "try", "print", "lead"];
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
    if (block.kind === "combinations") {
      this.says.push("score-combination", "score-side-a", "score-side-b", ...combinations.map(({ name }) => `score-${name}`));
      this.cards.push(...combinations.flatMap(({ cards }) => cards));
    }
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
  private cell({ say, term, cards }: Cell): void {
    if (say) this.says.push(say);
    if (term) this.terms.push(term);
    this.cards.push(...(cards ?? []));
  }
  private station({ name, predicts, speech, cards, columns, icons }: Station): void {
    this.says.push(...[name, predicts].filter((one) => one !== undefined));
    if (speech) this.terms.push(speech);
    this.cards.push(...(cards ?? []), ...(columns ?? []).flat());
    this.icons.push(...(icons ?? []));
  }
}

function isCard(game: GameName, card: string): boolean {
  const deck = deckOf(game);
  if (game === "predictions") return isRune(deck, card) ? ["R1", "R2"].includes(card) : suitOf(deck, card) !== null && effectsOf(deck, card).length > 0;
  const rank = Number(rankOf(deck, card));
  return suitOf(deck, card) !== null && rank >= 1 && rank <= 12;
}

/** Cards, drawings and links of a text, in any order. */
const marks = (text: string): string[] =>
  pieces(text)
    .flatMap((piece) => ("card" in piece ? [piece.card] : "icon" in piece ? [`i:${piece.icon}`] : "link" in piece ? [`#${piece.link}`] : []))
    .sort();

describe.each(GAMES)("the rules of %s", (game) => {
  const page = PAGES[game];
  const named = new Named(page);

  test("have a section for each heading of the normative rules", () => {
    const headings = [...read(`docs/rules/${game}.md`).matchAll(/^## \d+\. (.*)$/gm)].map((match) => match[1]);
    const expected: Record<GameName, [string, RegExp][]> = {
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
    expect(page.sections.map(({ id }) => id)).toEqual(expected[game].map(([id]) => id));
    expect(headings).toHaveLength(page.sections.length);
    expected[game].forEach(([, heading], place) => expect(headings[place]).toMatch(heading));
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
    expect(sectionsOf(game).filter((section) => !anchors(page).includes(section))).toEqual([]);
    expect(HINTS[game].map(({ section }) => section).filter((section) => !anchors(page).includes(section))).toEqual([]);
  });

  test.each(LANGUAGES)("are whole in %s, and lead nowhere that is not there", (lang) => {
    use(lang, ["games", "web-table"].map((topic) => read(`src/foretold/words/${lang}/${topic}.ftl`)).join("\n"));
    const { say, has: tells } = voice(game, lang, catalogue(lang));
    const english = voice(game, "en", catalogue("en")).say;
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

test("no message of the rules is left over", () => {
  const used = new Set(GAMES.flatMap((game) => new Named(PAGES[game]).says.flatMap((id) => [`rules-${id}`, `rules-${game}-${id}`])));
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
