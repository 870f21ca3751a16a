/**
 * What the client needs to know of a game. A game is a folder here with one module for each key of `ClientGame`, so that each page
 * loads only what it shows. Everything outside this folder knows games by these types alone.
 */
import type { Component } from "svelte";
import type { Deck } from "../cards/deck";
import type { Fact, Frame, Player } from "../lib/wire";
import type { Page } from "../rules/page";
import type { Choice, Target } from "../table/choices/choices";
import type { WhyNot } from "../table/choices/why-not";
import type { Hint } from "../table/hints/hints";
import type { BaseSizes, CentreSizes, Room } from "../table/layout/sizes";
import type { Reading } from "../table/motion/motion";
import type { Play } from "../table/play.svelte";
import type { Sound } from "../table/announce/sound";

/** The fields that the views of all games share; a game's own view says more of its table. */
export interface GameView {
  game: string;
  options: { [key: string]: unknown };
  seat: number | null;
  decision: number;
  over: boolean;
  scores: number[];
  winners: number[];
  actor: number | null;
  asked: string | null;
  legal: string[];
  table: { round?: number; hand?: string[] | null; hand_sizes?: number[] };
  memory: { hands?: string[][] } | null;
  last_round: object | null;
}

/** How a game ended; what a round is, the game knows. */
export interface GameOutcome {
  game: string;
  options: { [key: string]: unknown };
  players: Player[];
  scores: number[];
  winners: number[];
  decisions: number;
  ends: number[];
  totals: number[][];
  shown: number[][];
  fork: boolean;
  ending: "abandoned" | null;
  ended_at: number | null;
  rounds: object[];
}

/** A step of a replay. */
export type GameFrame = Omit<Frame, "view"> & { view: GameView };

/** `listing.ts`: the game on the first page and on the page that teaches. */
export interface ListingPart {
  /** The game with the lowest number comes first. */
  order: number;
  /** How many sit at a table against bots, with friends, and in the first game of a newcomer. */
  players: { bots: number; friends: number; practice: number };
  /** So many sentences teach it (`web-learn-GAME-1` and so on). */
  lessons: number;
  /** A picture for the first page. */
  cover?(): Promise<{ default: Component }>;
}

/** `cards/`: the deck. */
export interface CardsPart {
  /** The deck that a table plays with: the built-in one, or the one in its options. */
  deck(options?: Record<string, unknown>): Deck;
}

/** How a decision that is no card and no player looks as a button. */
export interface ActionButton {
  icon: string;
  primary?: boolean;
  /** Whether it can't be taken back. */
  danger?: boolean;
  /** What it means, in a sentence. */
  note?: string;
}

/** The game's decisions, in notation, as things on the table. */
export interface Actions<V extends GameView = GameView> {
  /** The things that an action is made of; null: it is a button. */
  targets(verb: string, words: readonly string[]): Target[] | null;
  /** Zones from which, and onto which, a choice can be dragged. */
  drags(choice: Choice): [from: string, to: string][];
  /** Things of the same kind replace one another in a choice; by default what stands before the colon. */
  kind?(target: Target): string;
  /** What a decision does, as a button says it. */
  words(play: Play<V>, action: string): string;
  button(play: Play<V>, choice: Choice): ActionButton;
  /** Whether a choice is asked about once more before it is sent. */
  confirms?(choice: Choice): boolean;
  /** Decisions that a seat may be asked for next, while another decides. */
  premoves(view: V, seat: number): string[];
}

/** Sections of the rules page, and why something can't be chosen. */
export interface Help<V extends GameView = GameView> {
  /** The section that explains a question. */
  questions: Record<string, string>;
  /** The sections that explain whose turn it is, and how a game ends. */
  turn: string;
  end: string;
  /** Questions that all are asked in an order of their own, which their section explains. */
  everybody: readonly string[];
  /** A reason that can be read from the table. */
  reason?(view: V, target: Target): WhyNot | null;
  /** Sections that such reasons lead to. */
  reasons: readonly string[];
  /** The message with the rule for what is asked, if it says what could be chosen instead. */
  rule(view: V): string | null;
}

/** How facts are told. */
export interface LogRules {
  /** Whether the log leaves a fact out, because other facts or the table show it better. */
  hides(fact: Fact): boolean;
  /** Whether a second fact tells whose doing it was the same, with more detail. */
  repeats(fact: Fact): boolean;
  /** An argument of a fact in words; null: as it is. */
  argument?(key: string, value: unknown): string | null;
}

/** What a seat's plate shows and says of its player. */
export interface SeatPart<V extends GameView = GameView> {
  /** The sign before the score. */
  Score: Component<{ seat: number; small: boolean }>;
  /** Below the cards. */
  Notes: Component<{ seat: number; small: boolean; mine: boolean }>;
  /** What lies over the edge of the plate. */
  Marks?: Component<{ seat: number; small: boolean; mine: boolean }>;
  /** A drawing beside the name. */
  badge?(view: V, seat: number): string | null;
  /** Whether something lies over the plate's corner, so that the score makes room. */
  sealed?(view: V, seat: number): boolean;
  /** What is to be said of a player, each in a few words. */
  describe(play: Play<V>, seat: number): string[];
}

/** `table/`: what has to be there before a table can be played at. */
export interface TablePart<V extends GameView = GameView> {
  /** Makes a view of what the server sent, where its types don't say what is in it. */
  read?(sent: GameView): V;
  /** The middle of the table; its outermost element has the class `centre`. */
  Centre: Component;
  /** What is going on, above the question. */
  Stage?: Component;
  /** Something about one's own hand. */
  HandNote?: Component;
  seat: SeatPart<V>;
  /** The sizes of what lies in the middle, and of the game's own parts. */
  sizes(room: Room, base: BaseSizes, view: V): CentreSizes;
  /** Whether on a phone the buttons keep their place while there are none. */
  keepsButtonRow: boolean;
  actions: Actions<V>;
  /** What is asked of the viewer, in a sentence. */
  question(play: Play<V>): string;
  /** Whom the others wait for; by default the message `table-waits-QUESTION`. */
  waiting?(play: Play<V>): string;
  /** What is asked once a part of a choice was made. */
  nextQuestion?(play: Play<V>): string | null;
  help: Help<V>;
  log: LogRules;
  /** An option of a table in words; null: in the usual words. */
  option?(name: string, value: unknown): string[] | null;
  /** What a replay goes by between decisions and rounds: `after-back-NAME` and `after-next-NAME` are its messages. */
  turn: { name: string; of(view: V): unknown };
  /** Drawings for the result of the last round, and for those who watch. */
  icons: { lastRound: string; watching: string };
}

/** `extras/`: what a table can be played without for a moment. */
export interface ExtrasPart<V extends GameView = GameView> {
  hints: {
    all: readonly Hint[];
    /** The topic of a question, where that is not its own name. */
    topics?: Record<string, string>;
    /** The topic that a fact shows at work. */
    facts: Record<string, string>;
  };
  motion: {
    /** What a fact moves. */
    readings: Record<string, Reading>;
    /** Names of a zone that cards lie in one by one, the best first; null: its own. */
    zones?(zone: string, card: string | null): string[] | null;
    /** Whether what arrives in a zone joins other things there, and hides none of them. */
    joins?(zone: string): boolean;
  };
  aloud: {
    /** What is to be said of one's own hand. */
    hand?(play: Play<V>): string | null;
    /** What lies on the table. */
    table(play: Play<V>): string;
  };
  sounds: Record<string, Sound>;
  /** What the memory aid shows besides the hands that were seen, and whether there is any. */
  Memory?: Component;
  remembers?(view: V): boolean;
  /** The dialog for a choice that is asked about once more. */
  Confirm?: Component;
}

export interface RoundResultProps {
  round: object;
  names: readonly string[];
  deck: Deck;
  /** The seats as the log shows them. */
  order: readonly number[];
  still?: boolean;
}

/** `results/`: finished rounds and games. */
export interface ResultsPart {
  /** The drawing of a point. */
  scoreIcon: string;
  /** How much a fact adds to its seat's score. */
  gain(fact: Fact): number;
  /** Whether what the facts add up to is the score; rounds are not shown where it is not. By default it is. */
  agrees?(totals: readonly number[], scores: readonly number[]): boolean;
  /** What stands beside a seat's gain: of the fact that paid it, and of a finished round. */
  note?(fact: Fact): string | null;
  roundNote?(round: object, seat: number): string | null;
  /** The fact that shows a seat's part in the end of a round. */
  shownBy: string;
  RoundResult: Component<RoundResultProps>;
  /** Messages: the title of the end of a round, at the table and in a replay. */
  title: string;
  replayTitle: string;
  /** How a round went, in a sentence; and what else is to be said of it. */
  summary(round: object, names: readonly string[]): string;
  heading?(round: object, deck: Deck): string | null;
  /** Whether all rounds of a finished game are unfolded. */
  unfolded: boolean;
}

/** All parts of a game; each is a module of its folder. */
export interface ClientGame<V extends GameView = GameView> {
  listing: ListingPart;
  cards: CardsPart;
  table: TablePart<V>;
  extras: ExtrasPart<V>;
  results: ResultsPart;
  /** `rules/`: the page with the rules. */
  rules: Page;
}

/** The deck file in a table's options, if there is one. */
export function deckFile<File extends object>(options: Record<string, unknown>): Partial<File> {
  return typeof options.deck === "object" && options.deck ? options.deck : {};
}
