/** Every decision is a button of its own, named by its message or by its notation. */
import { has, labelOf } from "../../../lib/phrases";
import type { Play } from "../../../table/play.svelte";
import type { Actions } from "../../game";
import { messageOr, type GenericView } from "../view";

/** What a decision does: `play-do-GAME-VERB` with its words as `first`, `second` and `third`, or the notation's own words. */
export function actionWords(play: Pick<Play<GenericView>, "slug">, action: string): string {
  const [verb = "", ...words] = action.split(" ");
  const [first = "", second = "", third = ""] = words;
  return messageOr(`play-do-${play.slug}-${verb}`, has, { first, second, third, count: Number(first) || 0 }, () =>
    [labelOf(verb), ...words].join(" "),
  );
}

export const actions: Actions<GenericView> = {
  targets: (verb, words) => [`do:${[verb, ...words].join(" ")}`],
  drags: () => [],
  words: actionWords,
  button: () => ({ icon: "check" }),
  premoves: () => [],
};
