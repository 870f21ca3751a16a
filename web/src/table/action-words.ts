/** A decision in words, from its notation. */
import { readEffect } from "../cards/deck";
import { cardName } from "../cards/names";
import { readChoice } from "./choices";
import type { Play } from "./play.svelte";
import { counted, t, yesNo, type Args } from "./say";

function placeWords(place: string): string {
  return place === "discard" ? t("place-discard") : t("place-column", { column: counted(place) });
}

/** The card that lies at a place now. */
function cardAt(play: Play, place: string): string {
  if (play.view.game !== "predictions") return "";
  const { gallery, pile } = play.view.table;
  const card = place === "discard" ? pile.top : gallery[Number(place)]?.at(-1);
  return card ? cardName(play.deck, card) : "";
}

/** How many cards the present effect turns up. */
export function revealCount({ view }: Play): number {
  const played = view.game === "predictions" ? view.table.played : null;
  return readEffect(played?.effects[played.step] ?? "").count;
}

/** What a decision does, as a button says it. */
export function actionWords(play: Play, action: string): string {
  const { verb } = readChoice(action);
  const [, first = "", second = ""] = action.split(" ");
  const args: Args = { count: Number(first) || 0 };
  if (["play", "keep", "hide", "discard"].includes(verb)) args.card = cardName(play.deck, first);
  if (verb === "reveal") args.count = revealCount(play);
  if (verb === "take") Object.assign(args, { card: cardAt(play, first), place: placeWords(first) });
  if (verb === "swap") Object.assign(args, { given: cardName(play.deck, first), card: cardAt(play, second), place: placeWords(second) });
  if (["hypnosis", "eye", "predict"].includes(verb)) Object.assign(args, { player: play.name(Number(first)), you: yesNo(Number(first) === play.me) });
  return t(`play-do-${verb}`, args);
}
