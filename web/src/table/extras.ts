/** What a table can be played without for a moment: it is loaded when the table stands. */
export { default as CardHint } from "../cards/CardHint.svelte";
export { handAloud, logAloud, playersAloud, tableAloud } from "./aloud";
export { default as Chat } from "./Chat.svelte";
export { default as Dialogs } from "./Dialogs.svelte";
export { default as Flights } from "./Flights.svelte";
export { default as Hints } from "./Hints.svelte";
export { default as Memory } from "./Memory.svelte";
export { ways } from "./motion";
export { default as Notices } from "./Notices.svelte";
export { default as Scores } from "./Scores.svelte";
export { sound } from "./sound";
