/** What a change of the table does to eyes and ears: what is new is read aloud and heard, and the focus is never lost. */
import { tick, untrack } from "svelte";
import { afterPaint } from "../lib/paint";
import { extras } from "./later.svelte";
import type { Play } from "./play.svelte";
import { isSaid, plain } from "./sentences";
import { together } from "./say";

/** So many sentences at most are read aloud at once. */
const MOST = 8;

/** Follow a table; call while a component is made. The result is told what gets the focus. */
export function attend(play: Play, root: () => HTMLElement | undefined): (event: FocusEvent) => void {
  let told = -1;
  let decision = -1;
  // What had the focus last; null when it went elsewhere on the page.
  let focused: string | null = null;

  $effect(() => {
    const facts = play.facts;
    const now = play.view;
    untrack(() => {
      const fresh = told >= 0 && facts.length > told ? facts.slice(told) : [];
      const asked = told >= 0 && now.decision !== decision && now.actor === play.me && play.me !== null;
      told = facts.length;
      decision = now.decision;
      play.told();
      if (fresh.length && !play.replay) afterPaint(() => play.speak(together(fresh.filter((fact) => isSaid(fact, play.me)).slice(-MOST).map((fact) => plain(fact, play.teller)))));
      if (fresh.length || asked) extras()?.sound(fresh, asked);
      void tick().then(keepFocus);
    });
  });

  /** When what had the focus is gone, the same place gets it, or the first choice, or the question. */
  function keepFocus(): void {
    const table = root();
    if (focused === null || !table || (document.activeElement !== document.body && document.activeElement !== null)) return;
    const again = focused ? table.querySelector<HTMLElement>(`[data-target="${CSS.escape(focused)}"]`) : null;
    const next = again ?? table.querySelector<HTMLElement>("[data-open]") ?? table.querySelector<HTMLElement>("#asked");
    next?.focus({ preventScroll: true });
  }

  return (event) => {
    const at = event.target as HTMLElement;
    focused = root()?.contains(at) ? (at.dataset.target ?? "") : null;
  };
}
