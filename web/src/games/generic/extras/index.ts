/** What any game's table can be played without for a moment. */
import { together } from "../../../lib/phrases";
import { fullSentence } from "../../../table/announce/read-aloud";
import type { Play } from "../../../table/play.svelte";
import type { ExtrasPart } from "../../game";
import { itemsOf, valueWords, type GenericView } from "../view";
import Memory from "./Memory.svelte";

/** The middle of the table read aloud. */
export function tableAloud({ view, props }: Pick<Play<GenericView>, "view" | "props">): string {
  return together(
    itemsOf(view.table, props().names).map((item) =>
      fullSentence(`${item.label}: ${"cards" in item ? valueWords(item.cards) : item.text}`),
    ),
  );
}

const part: ExtrasPart<GenericView> = {
  hints: { all: [], facts: {} },
  motion: { readings: {} },
  aloud: { table: tableAloud },
  sounds: { "round-begins": "deal", plays: "card", wins: "win" },
  Memory,
  remembers: ({ memory }) => itemsOf(memory, []).length > 0,
};
export default part;
