/** Announces what is new to screen readers and by sound, and keeps the focus on the table. */
import { tick, untrack } from "svelte";
import type { Fact } from "../../lib/wire";
import { afterPaint } from "../../lib/paint";
import { extras } from "../loading/lazy-extras.svelte";
import type { Play } from "../play.svelte";
import { isSaid, plain } from "../log/sentences";
import { together } from "../../lib/phrases";

/** So many sentences at most are read aloud at once. */
const MOST = 8;

/** Follow a table; call while a component is made. The result is told what gets the focus. */
export function announceChanges(play: Play, root: () => HTMLElement | undefined): (event: FocusEvent) => void {
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
      play.viewChanged();
      if (fresh.length && !play.replay)
        afterPaint(() =>
          play.speak(
            together(
              fresh
                .filter((fact) => isSaid(fact, play.me, play.game.log))
                .slice(-MOST)
                .map((fact) => plain(fact, play.teller)),
            ),
          ),
        );
      if (fresh.length || asked) playSounds(fresh, asked);
      void tick().then(keepFocus);
    });
  });

  function playSounds(facts: readonly Fact[], asked: boolean): void {
    const more = extras();
    more?.sound(facts, asked, more.extrasOf(play.slug).sounds);
  }

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
