/** The decisions of the game: what they are made of, how they are dragged, and how they are said. */
import { counted, t, yesNo, type Args } from "../../../lib/phrases";
import type { PredictionsView } from "../../../lib/wire";
import type { Choice, Target } from "../../../table/choices/choices";
import type { Play } from "../../../table/play.svelte";
import type { ActionButton, Actions } from "../../game";
import { readEffect } from "../cards/effects";

type Table = Play<PredictionsView>;

const place = (word: string): Target => (word === "discard" ? "pile" : `column:${word}`);
const card = (word: string): Target => `card:${word}`;
const seat = (word: string): Target => `seat:${word}`;

/** What the words after a verb stand for, verb by verb. */
const TARGETS: Record<string, (word: string) => Target> = {
  play: card,
  hide: card,
  discard: card,
  keep: (word) => `revealed:${word}`,
  take: place,
  hypnosis: seat,
  eye: seat,
  predict: seat,
};

function targets(verb: string, words: readonly string[]): Target[] | null {
  if (verb === "swap") return [card(words[0] ?? ""), place(words[1] ?? "")];
  const read = TARGETS[verb];
  return read ? words.map(read) : null;
}

function drags({ verb, targets: [first = "", second = ""] }: Choice): [string, string][] {
  const ways: Record<string, [string, string][]> = {
    play: [[first, "field"]],
    hide: [[first, "field"]],
    discard: [
      [first, "pile"],
      [first, "field"],
    ],
    take: [[first, "hand"]],
    keep: [[first, "hand"]],
    swap: [
      [first, second],
      [second, first],
    ],
    draw: [["deck", "hand"]],
    reveal: [["deck", "field"]],
    pass: [["deck", "gallery"]],
    rune: [["step", "hand"]],
    skip: [["step", "pile"]],
    hypnosis: [["step", first]],
    eye: [["step", first]],
    predict: [["token", first]],
  };
  return ways[verb] ?? [];
}

function placeWords(word: string): string {
  return word === "discard" ? t("place-discard") : t("place-number", { number: counted(word) });
}

/** The card that lies on top of a column or of the discard pile. */
export function cardAt({ table: { gallery, pile } }: PredictionsView, word: string): string | null {
  return word === "discard" ? pile.top : (gallery[Number(word)]?.at(-1) ?? null);
}

/** How many cards the present effect turns up. */
function revealCount({ view }: Table): number {
  const played = view.table.played;
  return readEffect(played?.effects[played.step] ?? "").count;
}

function words(play: Table, action: string): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  const cardIn = (word: string): string => {
    const found = cardAt(play.view, word);
    return found ? play.deck.name(found) : "";
  };
  const args: Args = { count: Number(first) || 0 };
  if (["play", "keep", "hide", "discard"].includes(verb)) args.card = play.deck.name(first);
  if (verb === "reveal") args.count = revealCount(play);
  if (verb === "take") Object.assign(args, { card: cardIn(first), place: placeWords(first) });
  if (verb === "swap") Object.assign(args, { given: play.deck.name(first), card: cardIn(second), place: placeWords(second) });
  if (["hypnosis", "eye", "predict"].includes(verb))
    Object.assign(args, { player: play.name(Number(first)), you: yesNo(Number(first) === play.me) });
  return t(`play-do-${verb}`, args);
}

const ICONS: Record<string, string> = {
  pass: "pass",
  "all-in": "seal-mark",
  draw: "effect-draw",
  reveal: "effect-reveal-3",
  rune: "effect-rune",
  skip: "skip",
};

function button(play: Table, { verb }: Choice): ActionButton {
  const count = revealCount(play);
  return {
    icon: verb === "reveal" && count ? `effect-reveal-${count}` : (ICONS[verb] ?? "check"),
    primary: ["draw", "reveal", "rune"].includes(verb),
    danger: verb === "all-in",
    note: verb === "pass" || verb === "all-in" ? t(`play-note-${verb}`) : "",
  };
}

function premoves({ asked, scores, table }: PredictionsView, own: number): string[] {
  if (asked === "predict") return table.predictions[own] === null ? scores.map((_, one) => `predict ${one}`) : [];
  if (table.all_in === own) return [];
  const plays = (table.hand ?? []).map((one) => `play ${one}`);
  return [...plays, "pass", ...(table.all_in === null ? ["all-in"] : [])];
}

export const actions: Actions<PredictionsView> = {
  targets,
  drags,
  kind: (target) => (target === "pile" ? "column" : (target.split(":")[0] ?? "")),
  words,
  button,
  confirms: ({ verb }) => verb === "all-in",
  premoves,
};
