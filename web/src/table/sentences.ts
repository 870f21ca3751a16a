/** Facts as sentences: the words of the log, with cards and names set apart so that they can be drawn. */
import { cardName, suitName } from "../cards/names";
import { readEffect, suitNamed, type Deck } from "../cards/deck";
import { effectName } from "../cards/names";
import type { Fact } from "../lib/wire";
import { capital, counted, has, t, type Args } from "./say";

export type Part = { text: string } | { card: string } | { name: string; me: boolean };

export interface Teller {
  game: string;
  deck: Deck;
  names: readonly string[];
  me: number | null;
}

/** Facts that others show better: one's hand, a hand's cards at the showdown, what a second fact tells by name. */
const UNSAID = new Set(["dealt", "hand-card", "deck-order", "reveals"]);
const TOLD_TWICE = new Set(["draws", "keeps", "discards", "has-bet", "has-predicted"]);

/** Whether the log says this fact; not that nothing was paid or left. */
export function isSaid(fact: Fact, me: number | null): boolean {
  return !UNSAID.has(fact.fact) && fact.runes !== 0 && !(me !== null && fact.seat === me && TOLD_TWICE.has(fact.fact));
}

/** What everybody witnessed together: where each fact that names the card is there, its half for the others is left out. */
export function named(facts: readonly Fact[]): Fact[] {
  return facts.filter((fact) => !TOLD_TWICE.has(fact.fact));
}

// Signs of no language mark cards and names inside a sentence, so that no name can be taken for a card.
const CARD = "\uE000";
const NAME = "\uE001";
const MARKED = /([\uE000\uE001])(.*?)\1/u;

/** The message for a fact: for what one did oneself, and what was done to one, there are words of their own. */
function message(fact: Fact, { game, me }: Teller): string {
  const code = `${game}-${fact.fact}`;
  const at = fact.target ?? fact.viewer;
  const mine = me !== null && fact.seat === me;
  const forms = [
    mine && at === me && `play-yourself-${code}`,
    mine && `play-you-${code}`,
    me !== null && !mine && at === me && `play-to-you-${code}`,
    at !== undefined && at !== null && at === fact.seat && `play-own-${code}`,
  ];
  return forms.find((form): form is string => Boolean(form) && has(form as string)) || `fact-${code}`;
}

function spoken(key: string, value: unknown, teller: Teller): string | number {
  if (key === "seat" || key === "target" || key === "viewer") return `${NAME}${value}${NAME}`;
  if (key === "card" || key === "given") return `${CARD}${value}${CARD}`;
  if (key === "combination") return t(`combination-${value}`);
  if (key === "effect") return effectName(readEffect(String(value)));
  if (key === "place") return value === "discard" ? t("place-discard") : t("place-column", { column: counted(String(value)) });
  if (key === "column") return counted(String(value));
  if (key === "colour") {
    const suit = suitNamed(teller.deck, String(value));
    return suit ? suitName(suit) : String(value);
  }
  return typeof value === "number" ? value : String(value);
}

/** A fact as parts of a sentence. */
export function parts(fact: Fact, teller: Teller): Part[] {
  const args: Args = {};
  for (const [key, value] of Object.entries(fact)) {
    if (key !== "fact" && key !== "turn" && value !== null && value !== undefined) args[key] = spoken(key, value, teller);
  }
  const pieces = t(message(fact, teller), args).split(new RegExp(MARKED, "u"));
  const made: Part[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    if (pieces[at]) made.push({ text: made.length ? pieces[at]! : capital(pieces[at]!) });
    const [sign, inner] = [pieces[at + 1], pieces[at + 2]];
    if (sign === CARD) made.push({ card: inner! });
    else if (sign === NAME) made.push({ name: teller.names[Number(inner)] ?? t("seat", { seat: counted(inner!) }), me: Number(inner) === teller.me });
  }
  return made;
}

/** A fact as a plain sentence, for the live region. */
export function plain(fact: Fact, teller: Teller): string {
  const text = parts(fact, teller)
    .map((part) => ("text" in part ? part.text : "card" in part ? cardName(teller.deck, part.card) : part.name))
    .join("");
  return capital(text);
}
