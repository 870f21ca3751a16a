/** Facts as sentences: the words of the log, with cards and names set apart so that they can be drawn. */
import { suitName, suitNamed, type Deck } from "../../cards/deck";
import type { LogRules } from "../../games/game";
import { capital, counted, has, labelOf, t, type Args } from "../../lib/phrases";
import type { Fact } from "../../lib/wire";

export type Part = { text: string } | { card: string } | { name: string; me: boolean };

/** Who tells facts to whom: the game's name and its rules for the log, its cards, the players, one's own seat. */
export interface Teller {
  slug: string;
  log: LogRules;
  deck: Deck;
  names: readonly string[];
  me: number | null;
}

/** Whether the log says this fact. */
export function isSaid(fact: Fact, me: number | null, log: LogRules): boolean {
  return !log.hides(fact) && !(me !== null && fact.seat === me && log.repeats(fact));
}

/** What everybody witnessed together: where each fact that names the card is there, its half for the others is left out. */
export function named(facts: readonly Fact[], log: LogRules): Fact[] {
  return facts.filter((fact) => !log.repeats(fact));
}

// Signs of no language mark cards and names inside a sentence, so that no name can be taken for a card.
const CARD = "\uE000";
const NAME = "\uE001";
const MARKED = /([\uE000\uE001])(.*?)\1/u;

/** The message for a fact: for what one did oneself, and what was done to one, there are words of their own. */
function message(fact: Fact, { slug, me }: Teller): string {
  const code = `${slug}-${fact.fact}`;
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
  if (key === "colour") {
    const suit = suitNamed(teller.deck, String(value));
    return suit ? suitName(suit) : String(value);
  }
  return teller.log.argument?.(key, value) ?? (typeof value === "number" ? value : plainValue(value));
}

function plainValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainValue).join(", ");
  return typeof value === "object" && value !== null
    ? Object.entries(value)
        .map(([key, one]) => `${labelOf(key)} ${plainValue(one)}`)
        .join(", ")
    : String(value);
}

/** A fact that has no message: who, what, and everything else by its own name. */
function readable(fact: Fact, { seat, ...args }: Args): string {
  const rest = Object.entries(args).map(([key, value]) => (key === "card" ? String(value) : `${labelOf(key)} ${value}`));
  return [seat, labelOf(fact.fact), rest.join(", ")].filter(Boolean).join(" · ");
}

/** A fact as parts of a sentence. */
export function parts(fact: Fact, teller: Teller): Part[] {
  const args: Args = {};
  for (const [key, value] of Object.entries(fact)) {
    if (key !== "fact" && key !== "turn" && value !== null && value !== undefined) args[key] = spoken(key, value, teller);
  }
  const id = message(fact, teller);
  const pieces = (has(id) ? t(id, args) : readable(fact, args)).split(new RegExp(MARKED, "u"));
  const made: Part[] = [];
  for (let at = 0; at < pieces.length; at += 3) {
    if (pieces[at]) made.push({ text: made.length ? pieces[at]! : capital(pieces[at]!) });
    const [sign, inner] = [pieces[at + 1], pieces[at + 2]];
    if (sign === CARD) made.push({ card: inner! });
    else if (sign === NAME)
      made.push({ name: teller.names[Number(inner)] ?? t("seat", { seat: counted(inner!) }), me: Number(inner) === teller.me });
  }
  return made;
}

/** A fact as a plain sentence, for the live region. */
export function plain(fact: Fact, teller: Teller): string {
  const text = parts(fact, teller)
    .map((part) => ("text" in part ? part.text : "card" in part ? teller.deck.name(part.card) : part.name))
    .join("");
  return capital(text);
}
