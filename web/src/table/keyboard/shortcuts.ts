/** Keyboard shortcuts: arrows go to the nearest choice, letters read a part of the table aloud, Escape goes back. */
import { isTyping, nearest, type Direction } from "./navigation";
import { loadExtras, type Extras } from "../loading/lazy-extras.svelte";
import type { Play } from "../play.svelte";

/** Answers keys; `back` is called for Escape when nothing was begun that it could drop. */
export function shortcuts(play: Play, root: () => HTMLElement | undefined, back: () => void): (event: KeyboardEvent) => void {
  const does: Record<string, () => void> = {
    h: () => (read("handAloud"), focusIn('[data-zone="hand"]')),
    g: () => (read("tableAloud"), focusIn("[data-main]")),
    p: () => (read("playersAloud"), focusIn(".seats")),
    l: () => read("logAloud"),
    u: () => play.me !== null && !play.view.over && play.ask({ do: "undo" }),
    Escape: () => play.back() || back(),
  };

  function read(part: "handAloud" | "tableAloud" | "playersAloud" | "logAloud"): void {
    void loadExtras().then((more: Extras) => play.speak(more[part](play)));
  }

  function focusIn(place: string): void {
    const inside = root()?.querySelector(place);
    (inside?.querySelector<HTMLElement>("[data-open]") ?? inside?.querySelector<HTMLElement>("button"))?.focus();
  }

  function arrow(event: KeyboardEvent): void {
    const open = [...(root()?.querySelectorAll<HTMLElement>("[data-open]") ?? [])].filter((element) => element.offsetParent !== null);
    const now = document.activeElement as HTMLElement | null;
    if (!open.length || now?.closest('[role="tablist"], .log, .lines')) return;
    event.preventDefault();
    if (!now || !root()?.contains(now) || now === root()) return open[0]?.focus();
    const to = nearest(
      now.getBoundingClientRect(),
      open.map((element) => element.getBoundingClientRect()),
      event.key as Direction,
    );
    open[to]?.focus();
  }

  return (event) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith("Arrow")) return arrow(event);
    const answer = does[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!answer) return;
    if (event.key !== "Escape") event.preventDefault();
    answer();
  };
}
