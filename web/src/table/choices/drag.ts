/** Dragging: a thing that can be chosen follows the pointer and is let go where it belongs. */
import { dragsOf, narrowed, type Drag } from "./choices";
import type { Play } from "../play.svelte";

const FAR_ENOUGH = 7;

/** All drags that would make a choice now. */
function possible(play: Play): Drag[] {
  return narrowed(play.choices, []).flatMap((choice) => dragsOf(choice, play.game.actions));
}

function zoneOf(element: Element | null): string {
  return element?.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";
}

/** The zones at a point, from the inside out. */
function zonesAt(x: number, y: number): string[] {
  const found: string[] = [];
  for (let element = document.elementFromPoint(x, y); element; element = element.parentElement) {
    const zone = (element as HTMLElement).dataset?.zone;
    if (zone) found.push(zone);
  }
  return found;
}

/** Make everything inside a table draggable. */
export function dragging(root: HTMLElement, play: Play): { destroy: () => void } {
  let from: { zone: string; element: HTMLElement; x: number; y: number; id: number } | null = null;
  let ghost: HTMLElement | null = null;
  let ways: Drag[] = [];

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const element = (event.target as Element).closest<HTMLElement>("[data-zone]");
    const zone = zoneOf(element);
    ways = possible(play).filter((drag) => drag.from === zone);
    from = element && ways.length ? { zone, element, x: event.clientX, y: event.clientY, id: event.pointerId } : null;
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR_ENOUGH) return;
      ghost = lift(from.element);
      root.classList.add("dragging");
      for (const way of ways) mark(way.to, true);
    }
    ghost.style.transform = `translate(${event.clientX - from.x}px, ${event.clientY - from.y}px) rotate(2deg)`;
  }

  function up(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const moved = ghost !== null;
    const zones = moved ? zonesAt(event.clientX, event.clientY) : [];
    const way = zones.map((zone) => ways.find((one) => one.to === zone)).find((one) => one !== undefined);
    drop();
    if (!moved) return;
    // The click that follows a drag chooses nothing.
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
    const choice = play.choices.find((one) => one.action === way?.action);
    if (choice) play.decide(choice);
  }

  function lift(element: HTMLElement): HTMLElement {
    const rect = element.getBoundingClientRect();
    const copy = element.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-zone");
    copy.classList.add("ghost");
    Object.assign(copy.style, {
      position: "fixed",
      left: `${rect.x}px`,
      top: `${rect.y}px`,
      width: `${rect.width}px`,
      height: `${rect.height}px`,
      margin: "0",
      zIndex: "30",
      pointerEvents: "none",
      opacity: "0.92",
    });
    root.append(copy);
    return copy;
  }

  function mark(zone: string, on: boolean): void {
    for (const element of root.querySelectorAll(`[data-zone="${CSS.escape(zone)}"]`)) element.classList.toggle("drop-here", on);
  }

  function drop(): void {
    ghost?.remove();
    for (const way of ways) mark(way.to, false);
    root.classList.remove("dragging");
    ghost = null;
    from = null;
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  root.addEventListener("pointerdown", down);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", drop);
  return {
    destroy() {
      drop();
      root.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", drop);
    },
  };
}
