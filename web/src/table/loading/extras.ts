/** What a table can be played without for a moment: it is loaded when the table stands. */
export { default as CardTooltip } from "../../cards/CardTooltip.svelte";
export { extrasOf } from "../../games/extras";
export { handAloud, logAloud, playersAloud, tableAloud } from "../announce/read-aloud";
export { sound } from "../announce/sound";
export { default as Dialogs } from "../dialogs/TableDialogs.svelte";
export { default as Notices } from "../dialogs/Notices.svelte";
export { default as Hints } from "../hints/Hints.svelte";
export { default as FlyingCards } from "../motion/FlyingCards.svelte";
export { cardMoves } from "../motion/motion";
export { default as Chat } from "../panel/Chat.svelte";
export { default as Memory } from "../panel/Memory.svelte";
export { default as ScoresTab } from "../panel/ScoresTab.svelte";
