/** One table as its parts share it: what was told, what can be chosen, and what has been chosen so far. */
import { getContext, setContext } from "svelte";
import { deckOf } from "../games/decks";
import type { GameView } from "../games/game";
import { tableOf } from "../games/tables";
import { sentence as sentenceOf } from "../lib/errors";
import type { Wish } from "../lib/live.svelte";
import { paintFirst } from "../lib/paint";
import { choose, openTargets, readChoice, settled, type Choice, type Target } from "./choices/choices";
import { premovesFor } from "./choices/premoves";
import { rulesSection, whyNot } from "./choices/why-not";
import type { Teller } from "./log/sentences";
import { counted, has, t, together } from "../lib/phrases";
import type { TableProps } from "./types";

export type Standing = "open" | "chosen" | "sent" | "planned" | "inert";

const KEY = Symbol("play");
/** How long a refusal or an unanswered decision is shown. */
const WHILE = 4_000;

export class Play<V extends GameView = GameView> {
  readonly props: () => TableProps;
  chosen = $state.raw<Target[]>([]);
  asking = $state.raw<Choice | null>(null);
  sent = $state.raw<{ action: string; decision: number } | null>(null);
  /** Whether something is about to open over the table. */
  opening = $state.raw(false);
  /** Why something can't be done, and which section of the rules says more. */
  why = $state.raw<{ text: string; section: string | null } | null>(null);
  spoken = $state.raw("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => TableProps) {
    this.props = props;
  }

  view = $derived.by(() => (tableOf(this.props().view.game).read?.(this.props().view) ?? this.props().view) as V);
  about = $derived.by(() => this.props().about);
  chat = $derived.by(() => this.props().chat);
  facts = $derived.by(() => this.props().facts);
  me = $derived(this.view.seat);
  replay = $derived.by(() => this.props().replay ?? null);
  // Every message brings a new view: what stays the same in it is kept apart, so that cards and sentences are not made anew.
  slug = $derived.by(() => this.props().view.game);
  options = $derived.by(() => this.props().about.options);
  /** What is peculiar to the game that is played. */
  game = $derived.by(() => tableOf(this.slug));
  deck = $derived.by(() => deckOf(this.slug, this.options));
  legal = $derived(this.view.legal.map((action) => this.#read(action)));
  plans = $derived.by(() => (this.about.phase === "playing" ? premovesFor(this.view, this.game.actions) : []));
  planning = $derived(this.legal.length === 0 && this.plans.length > 0);
  choices = $derived(this.planning ? this.plans : this.legal);
  open = $derived(openTargets(this.choices, this.chosen));
  plan = $derived.by(() => (this.props().own?.premove ? this.#read(this.props().own?.premove ?? "") : null));
  /** Opponents clockwise from one's left; for a spectator, everybody. */
  others = $derived.by(() => {
    const count = this.view.scores.length;
    const first = this.me === null ? 0 : this.me + 1;
    return Array.from({ length: this.me === null ? count : count - 1 }, (_, place) => (first + place) % count);
  });
  teller = $derived.by((): Teller => ({
    slug: this.slug,
    log: this.game.log,
    deck: this.deck,
    names: this.props().names,
    me: this.replay ? null : this.me,
  }));

  #read(action: string): Choice {
    return readChoice(action, this.game.actions);
  }

  name(seat: number): string {
    return this.props().names[seat] ?? t("seat", { seat: counted(seat) });
  }

  /** How a thing on the table stands to the present question. */
  standing(target: Target): Standing {
    if (this.sent && this.#read(this.sent.action).targets.includes(target)) return "sent";
    if (this.plan?.targets.includes(target)) return "planned";
    if (this.chosen.includes(target)) return "chosen";
    return this.open.has(target) ? "open" : "inert";
  }

  /** Choose a thing on the table; what can't be chosen says why. */
  pick(target: Target): void {
    if (this.sent) return; // the answer will say what can be chosen then
    if (this.plan?.targets.includes(target)) return this.unplan();
    const chosen = choose(this.choices, this.chosen, target, this.game.actions.kind);
    if (!this.chosen.includes(target) && !chosen.includes(target)) return this.refuse(target);
    const made = chosen.length ? settled(this.choices, chosen) : null;
    if (made) this.decide(made);
    else this.chosen = chosen;
  }

  /** Make a choice; some are asked about once more. */
  decide(choice: Choice, sure = false): void {
    if (this.sent) return;
    if (this.game.actions.confirms?.(choice) && !sure) {
      this.chosen = [];
      this.asking = choice;
      return;
    }
    this.asking = null;
    if (this.planning) {
      this.chosen = [];
      return this.ask({ do: "premove", action: choice.action });
    }
    const decision = this.view.decision;
    // What was begun stays as it looks until the answer comes: the frame that lifts a card has little else to draw.
    this.sent = { action: choice.action, decision };
    paintFirst();
    this.ask({ do: "move", decision, action: choice.action });
    setTimeout(() => {
      if (this.sent?.decision === decision) this.#answered();
    }, WHILE);
  }

  /** Nothing is under way any more. */
  #answered(): void {
    this.sent = null;
    this.chosen = [];
  }

  unplan(): void {
    this.ask({ do: "premove", action: null });
  }

  /** Ask something of the table; a refusal is shown where the question stands. */
  ask(wish: Wish): void {
    if (this.replay) return;
    this.props()
      .send(wish)
      .catch((error: unknown) => {
        if (wish.do === "move") this.#answered();
        this.say(sentenceOf(error), wish.do === "move" ? rulesSection(this.view, this.game.help) : null);
      });
  }

  /** Back one step; whether there was one. */
  back(): boolean {
    const had = this.chosen.length > 0 || this.asking !== null;
    this.chosen = [];
    this.asking = null;
    return had;
  }

  refuse(target: Target): void {
    const { help } = this.game;
    const { reason, section } = whyNot(this.replay ? { ...this.view, over: true } : this.view, target, help);
    const said = t(`table-why-${reason}`);
    const rule = help.rule(this.view);
    this.say(reason === "illegal" && rule && has(rule) ? together([said, t(rule)]) : said, section);
  }

  /** Show a sentence for a while. */
  say(text: string, section: string | null): void {
    this.why = { text, section };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.why = null), Math.max(WHILE, text.length * 55)); // time to read it
  }

  /** Something new was told: what was begun for the old question is no more. */
  viewChanged(): void {
    if (this.sent && this.sent.decision !== this.view.decision) this.#answered();
    this.chosen = this.chosen.filter((target) => this.choices.some((choice) => choice.targets.includes(target)));
    if (this.asking && !this.choices.some((choice) => choice.action === this.asking?.action)) this.asking = null;
    this.why = null;
  }

  /** Read something aloud. */
  speak(text: string): void {
    // The same words twice are said twice only if the region changed in between.
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }
}

export function providePlay(props: () => TableProps): Play {
  return setContext(KEY, new Play(props));
}

/** The table that a component is part of; a game names the type of its view. */
export function usePlay<V extends GameView = GameView>(): Play<V> {
  return getContext<Play<V>>(KEY);
}
