/** Cards, choices, questions and facts in words, from the catalogues that the terminal uses too. */

import type { Fact, View } from "./wire";
import { t, type Args } from "./words.svelte";

const SUITS: Record<string, string> = { C: "clock", M: "mask", S: "scarab", T: "tree" };
const COLOURS: Record<string, string> = { R: "red", Y: "yellow", G: "green", B: "blue" };

/** The text as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A card's name, such as "the Jack of Masks (JM)". */
export function cardName(game: View["game"], card: string): string {
  const rank = card.slice(0, -1);
  const letter = card.slice(-1);
  if (game === "all-or-nothing")
    return t("play-card-all-or-nothing", { colour: t(`suit-${COLOURS[letter]}`), number: Number(rank), card });
  if (card.startsWith("R")) return t("play-card-rune", { card });
  const spoken = /^\d+$/.test(rank) ? t("play-rank-number", { number: Number(rank) }) : t(`play-rank-${rank.toLowerCase()}`);
  return t("play-card-predictions", { rank: spoken, suit: t(`play-suit-${SUITS[letter]}`), card });
}

/** An effect by its name in a deck file. */
export function effectName(effect: string): string {
  const [name = "", count = ""] = effect.replace("*", "").split(" ");
  return t(`effect-${name}`, { count });
}

function placeName(place: string): string {
  return place === "discard" ? t("place-discard") : t("place-column", { column: place });
}

/** A choice in words. */
export function actionName(view: View, action: string, names: readonly string[]): string {
  const [verb = "", ...words] = action.split(" ");
  const first = words[0] ?? "";
  if (verb === "hypnosis" || verb === "eye" || verb === "predict") {
    const seat = Number(first);
    return t(`play-do-${verb}`, { you: seat === view.seat ? "yes" : "no", player: names[seat] ?? "" });
  }
  if (verb === "bet") return t("play-do-bet", { count: Number(first) });
  if (view.game === "predictions" && (verb === "take" || verb === "swap")) {
    const place = words.at(-1) ?? "";
    const card = place === "discard" ? view.table.pile.top : view.table.gallery[Number(place)]?.at(-1);
    const given = verb === "swap" ? cardName(view.game, first) : "";
    return t(`play-do-${verb}`, { card: card ? cardName(view.game, card) : "", place: placeName(place), given });
  }
  if (view.game === "predictions" && verb === "reveal") {
    const played = view.table.played;
    return t("play-do-reveal", { count: played?.effects[played.step]?.replace("*", "").split(" ")[1] ?? "" });
  }
  return t(`play-do-${verb}`, { card: first ? cardName(view.game, first) : "" });
}

/** What the viewer is asked, as a question; empty if somebody else is. */
export function question(view: View, names: readonly string[]): string {
  if (view.asked === null || view.actor !== view.seat || view.seat === null) return "";
  const args: Args = {};
  if (view.game === "predictions") {
    args["count"] = view.table.hand?.length ?? 0;
    args["card"] = view.table.played ? cardName(view.game, view.table.played.card) : "";
    args["viewer"] = names[view.table.at_turn] ?? "";
  } else {
    args["count"] = view.table.cards;
    args["bet"] = view.table.bets[view.seat] ?? 0;
  }
  return capital(t(`play-ask-${view.game}-${view.asked}`, args));
}

/** Something that happened, as a sentence. */
export function factSentence(game: View["game"], fact: Fact, names: readonly string[]): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(fact)) {
    if (value === null || value === undefined || key === "fact" || key === "turn") continue;
    if (key === "seat" || key === "target" || key === "viewer") args[key] = names[Number(value)] ?? t("seat", { seat: String(value) });
    else if (key === "combination") args[key] = t(`combination-${value}`);
    else if (key === "effect") args[key] = effectName(String(value));
    else if (key === "place") args[key] = placeName(String(value));
    else if (key === "card" || key === "given") args[key] = cardName(game, String(value));
    else args[key] = value;
  }
  return capital(t(`fact-${game}-${fact.fact}`, args));
}

/** What everybody at the table is called: bots by their level and seat, so that no two are alike. */
export function seatNames(seats: readonly { kind: string; level: string | null; name: string }[]): string[] {
  return seats.map((seat, place) =>
    seat.kind === "bot" ? t("play-bot", { level: t(`bot-${seat.level}`), seat: String(place + 1) }) : seat.name || t("web-seat-free"),
  );
}
