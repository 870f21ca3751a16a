/** What a rules page is made of. Words are in `rules.ftl`; here is their order, with pictures and tables. */
import type { Component } from "svelte";

/** A message of `rules.ftl`, without `rules-` and, if it belongs to the game, without the game's name. */
export type Say = string;

/** A message of the other catalogues, and a value for it. */
export type Term = [message: string, args?: Record<string, string | number>];

/** A card in a picture: `JM`, `?` for a back, `_` for an empty place; `!` after it lights it, `-` dims it. */
export type Spot = string;

/** A part of a page that a game draws itself; it is given the deck and the words, and names the messages and cards that it shows. */
export interface Custom {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- its properties are its own
  Component: Component<any>;
  props?: Record<string, unknown>;
  says?: Say[];
  cards?: Spot[];
}

/** One place of a picture: a hand, the gallery, a player. */
export interface Station {
  name?: Say;
  cards?: Spot[];
  /** Whether the cards are shown with their effects. */
  large?: boolean;
  /** Columns of the gallery, each from the covered card up. */
  columns?: Spot[][];
  icons?: string[];
  /** What somebody says aloud. */
  speech?: Term;
  /** Something that only this game has. */
  custom?: Custom;
}

/** A picture: moments one after the other, each with its places. */
export interface Scene {
  moments: { name?: Say; stations: Station[] }[];
  /** None where the text beside it says it all. */
  caption: Say | null;
}

export interface Cell {
  text?: string;
  term?: Term;
  say?: Say;
  cards?: Spot[];
  code?: string[];
}

export interface Choice {
  term: Term;
  /** As it is written in files: `side = B`. */
  code: string;
  values?: string | { say: Say };
  usual?: string | { say: Say } | true;
  say: Say;
}

export type Block =
  | { kind: "text"; say: Say }
  | { kind: "list"; say: Say[]; steps?: boolean }
  | { kind: "seen"; say: Say }
  | { kind: "scene"; scene: Scene }
  | { kind: "table"; head: Say[]; rows: Cell[][]; caption?: Say }
  | { kind: "options"; choices: Choice[] }
  | { kind: "custom"; custom: Custom }
  | { kind: "code"; text: string }
  | { kind: "part"; id: string; title: Say | Term; icon?: string; blocks: Block[] };

/** A section for each heading of the rules. */
export interface Section {
  id: string;
  blocks: Block[];
}

export interface Page {
  sections: Section[];
}

export const text = (say: Say): Block => ({ kind: "text", say });
export const list = (...say: Say[]): Block => ({ kind: "list", say });
export const steps = (...say: Say[]): Block => ({ kind: "list", say, steps: true });
export const part = (id: string, title: Say | Term, ...blocks: Block[]): Block => ({ kind: "part", id, title, blocks });
export const scene = (caption: Say | null, ...moments: Scene["moments"]): Block => ({ kind: "scene", scene: { moments, caption } });
export const still = (caption: Say, ...stations: Station[]): Block => scene(caption, { stations });

/** Every heading that can be linked to. */
export function anchors(page: Page): string[] {
  const inside = (blocks: Block[]): string[] =>
    blocks.flatMap((block) => (block.kind === "part" ? [block.id, ...inside(block.blocks)] : []));
  return page.sections.flatMap((section) => [section.id, ...inside(section.blocks)]);
}
