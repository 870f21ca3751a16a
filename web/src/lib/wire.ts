// The types of the wire, written by scripts/generate from the server's schema. Not to be edited.

/** Everything about a table except for the game itself, with what was fixed when it was opened. */
export interface About {
  phase: "open" | "over" | "playing";
  host: number | null;
  seats: AboutSeat[];
  request: AboutRequest | null;
  votes: AboutVote[];
  sit_ins: AboutSitIn[];
  commitment: string;
  deal: AboutDeal;
  ending: "abandoned" | null;
  next_table: string | null;
  started_at: number | null;
  ended_at: number | null;
  game: string;
  options: { [key: string]: unknown };
  settings: AboutSettings;
  fork: boolean;
}

/** What may change about a table, except for the game itself; the same for every viewer. */
export interface AboutChange {
  phase: "open" | "over" | "playing";
  host: number | null;
  seats: AboutSeat[];
  request: AboutRequest | null;
  votes: AboutVote[];
  sit_ins: AboutSitIn[];
  commitment: string;
  deal: AboutDeal;
  ending: "abandoned" | null;
  next_table: string | null;
  started_at: number | null;
  ended_at: number | null;
}

/** The progress of the deal: the head of the chain of its events, whether salts are awaited, the last void. */
export interface AboutDeal {
  head: string;
  closed: boolean;
  void: number[] | null;
}

/** A request to the others, and who has agreed. */
export interface AboutRequest {
  what: "abandon" | "undo";
  seat: number;
  yes: number[];
}

/** A seat: its owner, and whether a bot plays for an absent person. */
export interface AboutSeat {
  kind: "bot" | "person";
  level: string | null;
  name: string;
  free: boolean;
  kept: boolean;
  stand_in: string | null;
  muted: boolean;
  salt: string;
  salt_commitment: string;
}

/** The settings that the host chose. */
export interface AboutSettings {
  clock: NoClock | DecisionClock | BankClock | DaysClock;
  timeout: "bot" | "default";
  hold: number;
  undo: "consent" | "off";
  listed: boolean;
  memory: boolean;
  spectators: boolean;
  chat: boolean;
}

/** A span of decisions that a bot made for a person. */
export interface AboutSitIn {
  seat: number;
  level: string;
  since: number;
  until: number | null;
}

/** A seat's vote about another that keeps everyone waiting. */
export interface AboutVote {
  about: number;
  seat: number;
  choice: "bot" | "end" | "wait";
}

/** The name of the account, for a guest who has none yet. */
export interface AccountName {
  name?: string;
}

/** What a perfect memory adds. */
export interface AllOrNothingMemory {
  tricks: Trick[];
  cannot_have: string[][];
  hands: string[][];
  out_of_play: string[];
}

/** How a game ended, with every round. */
export interface AllOrNothingOutcome {
  game: "all-or-nothing";
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
  rounds: AllOrNothingRound[];
}

/** A finished round. */
export interface AllOrNothingRound {
  dealer: number;
  trump: string;
  bets: number[];
  open: boolean[];
  tricks: number[];
  gains: number[];
}

/** What can be seen at the table now. */
export interface AllOrNothingTable {
  round: number;
  cards: number;
  trick: number;
  dealer: number;
  trump: string;
  trump_colour: string;
  points: number[];
  hand: string[] | null;
  hand_sizes: number[];
  has_bet: boolean[];
  bets: (number | null)[];
  open: (boolean | null)[];
  tricks: number[];
  leader: number | null;
  played: (string | null)[];
  previous_trick: Trick | null;
}

/** All that a seat may know of All or Nothing. */
export interface AllOrNothingView {
  game: "all-or-nothing";
  options: { [key: string]: unknown };
  seat: number | null;
  decision: number;
  over: boolean;
  scores: number[];
  winners: number[];
  actor: number | null;
  asked: "bet" | "open" | "play" | null;
  legal: string[];
  table: AllOrNothingTable;
  memory: AllOrNothingMemory | null;
  last_round: AllOrNothingRound | null;
}

/** What somebody announced under Hypnosis; it holds for the hand of that moment. */
export interface Announcement {
  turn: number;
  seat: number;
  combination: "flush" | "four" | "full-house" | "nothing" | "pair" | "straight" | "straight-flush" | "three" | "two-pairs";
}

/** Agree to the present request, or not. */
export interface Answer {
  do: "answer";
  yes: boolean;
  id: string;
  table?: string;
}

/** Ask the others to end the game. */
export interface Ask {
  do: "ask";
  what: "abandon" | "undo";
  id: string;
  table?: string;
}

/** A number of seconds for the whole game, and an increment for every decision. */
export interface BankClock {
  kind: "bank";
  seconds: number;
  increment?: number;
}

/** Deal the cards, once everybody who committed to a salt has revealed it; every seat must be taken. */
export interface Begin {
  do: "begin";
  id: string;
  table?: string;
}

/** Vote on what happens to a seat that keeps everyone waiting. */
export interface CastVote {
  do: "vote";
  about: number;
  choice: "bot" | "end" | "wait";
  id: string;
  table?: string;
}

/** The options for the browser's `navigator.credentials`, and the id for the answer. */
export interface Challenge {
  id: string;
  options: { [key: string]: unknown };
}

/** Give a free seat to a bot, or back to people (host). */
export interface ChangeChair {
  do: "chair";
  seat: number;
  chair: ForPerson | ForBot;
  id: string;
  table?: string;
}

/** A line of chat. Clients recognise lines that they have by their number. */
export interface ChatLine {
  number: number;
  seat: number;
  text: string;
  at: number;
}

/** Whose clock runs, and how many milliseconds everybody has left. */
export interface ClockNow {
  seat: number | null;
  left: number | null;
  banks: number[];
}

/** Commit to a salt, or to another one, before the game begins: SHA-256 of it and of the server's commitment. */
export interface Commit {
  do: "commit";
  salt_commitment: string;
  id: string;
  table?: string;
}

/** Whether the server can do its work. `reasons` is empty if it can. */
export interface Condition {
  ok: boolean;
  status: "degraded" | "ok";
  reasons: string[];
  version: string;
}

/** The name and the password of an account. */
export interface Credentials {
  name: string;
  password: string;
}

/** Turn-based play: a number of days for every decision. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** A number of seconds for every decision. */
export interface DecisionClock {
  kind: "decision";
  seconds: number;
}

/** A deck file as text, and the game that is to be played with it. */
export interface DeckFile {
  game: string;
  players: number;
  text: string;
}

/** A valid deck with its name in the caller's language; `content` is the value of the option `deck`. */
export interface DeckRead {
  name: string;
  cards: number;
  content: { [key: string]: unknown };
}

/** The result of a command. A secret, if there is one, is shown only once. */
export interface Done {
  id: string;
  table: string;
  number: number;
  secret?: string | null;
  next?: string | null;
}

/** A command is done and stored. */
export interface DoneTold {
  say: "done";
  id: string;
  table: string;
  number: number;
  secret?: string | null;
  next?: string | null;
}

/** A finished game: its table, and its record as the exact text that its digest covers. */
export interface Exported {
  table: string;
  record: string;
}

/** A use of the Omniscient Eye; the cards are for these two alone. */
export interface EyeUse {
  turn: number;
  viewer: number;
  seat: number;
  cards: string[];
}

/** Something that happened; which arguments it has depends on its code. */
export interface Fact {
  turn: number;
  fact: string;
  seat?: number | null;
  round?: number | null;
  added?: number | null;
  pot?: number | null;
  card?: string | null;
  given?: string | null;
  column?: number | null;
  place?: string | null;
  count?: number | null;
  effect?: string | null;
  target?: number | null;
  viewer?: number | null;
  combination?: "flush" | "four" | "full-house" | "nothing" | "pair" | "straight" | "straight-flush" | "three" | "two-pairs" | null;
  strength?: number | null;
  runes?: number | null;
  cards?: number | null;
  bet?: number | null;
  colour?: string | null;
  points?: number | null;
  tricks?: number | null;
}

/** A seat for a bot. */
export interface ForBot {
  kind: "bot";
  level: string;
}

/** A seat for whoever has the link. */
export interface ForPerson {
  kind: "person";
}

/** Where to play on from, in which seat, against which bots; without a level, those that sit in for a player. */
export interface Fork {
  decisions: number;
  seat: number;
  level?: string;
}

/** The game after a number of decisions: the last decision, its facts, and the view. */
export interface Frame {
  decision: number;
  seat: number | null;
  action: string | null;
  by: string | null;
  facts: Fact[];
  view: PredictionsView | AllOrNothingView;
  hands?: string[][] | null;
}

/** A game, and everything that can be chosen about it. */
export interface GameOffer {
  game: string;
  name: string;
  players: [number, number];
  options: Option[];
  levels: string[];
}

/** Set the address that is told when it is one's turn; for all seats (host); null removes it. */
export interface Hook {
  do: "hook";
  url: string | null;
  everyone?: boolean;
  id: string;
  table?: string;
}

/** What a server adds: the proof that it dealt fairly (see :mod:`foretold.table.proof`), and who was away. */
export interface Hosted {
  commitment: string;
  seed: string;
  salts: string[];
  events?: string[];
  sat_in: SatIn[];
  digest: string;
}

/** Make a link for one seat (host). The server chooses the secret; only its digest reaches the table. */
export interface Invite {
  do: "invite";
  seat: number;
  digest?: string;
  id: string;
  table?: string;
}

/** Leave one's seat before the game begins. */
export interface Leave {
  do: "leave";
  id: string;
  table?: string;
}

/** A bot's level: its name, and how it plays. */
export interface Level {
  level: string;
  name: string;
  text: string;
}

/** A list of tables. */
export interface Lines {
  tables: TableLine[];
}

/** A new token with its secret, which is shown only once. */
export interface MadeToken {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  expires: number | null;
  revoked?: number | null;
  secret: string;
}

/** Make a decision; it names the number of the decision that is asked for. */
export interface Move {
  do: "move";
  decision: number;
  action: string;
  id: string;
  table?: string;
}

/** Mute a seat in the chat, or unmute it (host). */
export interface Mute {
  do: "mute";
  seat: number;
  muted?: boolean;
  id: string;
  table?: string;
}

/** The name that others see. */
export interface NewName {
  name: string;
}

/** The present password (empty if there is none), the new one, and whether all tokens of programs end too. */
export interface NewPassword {
  old: string;
  new: string;
  revoke_tokens?: boolean;
}

/** The purpose of a token. `read` sees what its person may see; `bot:play` also sits down and plays for them. */
export interface NewToken {
  name: string;
  scopes: ("bot:play" | "read")[];
  days?: number;
}

/** The news: the whole view if the game went on, new lines of chat, and the rest if it changed. */
export interface NewsTold {
  say: "news";
  table: string;
  number: number;
  since: number;
  facts: Fact[];
  view?: PredictionsView | AllOrNothingView | null;
  clock?: ClockNow | null;
  chat?: ChatLine[];
  about?: AboutChange | null;
  own?: Own | null;
}

/** No time limit. */
export interface NoClock {
  kind: "none";
}

/** An empty answer: the request is done. */
export interface Nothing {
}

/** Everything on offer, in the caller's language. */
export interface Offers {
  lang: string;
  languages: string[];
  games: GameOffer[];
  levels: Level[];
}

/** A new table. The link is for everybody who shall join; the commitment binds the server to its cards. */
export interface Opened {
  table: string;
  commitment: string;
  link: string;
}

/** An option of a game: a number in a range, one of some words, yes or no, a seat, or a deck. The text names it; where there are choices, theirs do. */
export interface Option {
  name: string;
  kind: "choice" | "deck" | "number" | "seat" | "switch";
  text?: string;
  low?: number | null;
  high?: number | null;
  choices?: OptionChoice[];
  default?: unknown;
  required?: boolean;
}

/** One of the words that an option may be, and what it means. */
export interface OptionChoice {
  value: string;
  text?: string;
}

/** The private arrangements of the viewer's own seat. */
export interface Own {
  seat: number;
  premove: string | null;
  hook: boolean;
}

/** A passkey in a list. */
export interface PasskeyLine {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

/** All passkeys of an account. */
export interface PasskeyLines {
  passkeys: PasskeyLine[];
}

/** The password of the account, once more. */
export interface PasswordAgain {
  password: string;
}

/** The caller, as this server knows them. */
export interface Person {
  kind: "account" | "guest" | "nobody" | "program";
  name: string;
  scopes?: string[];
}

/** The discard pile; the top is null if there is none or nobody may see it. */
export interface Pile {
  count: number;
  top: string | null;
}

/** Tell the server that the client is still there. */
export interface Ping {
  do: "ping";
  n?: number;
}

/** The card being resolved: its effects, and which of them is now. */
export interface PlayedCard {
  card: string;
  effects: string[];
  step: number;
}

/** Who sat at the table: somebody by the name they gave, or a bot of a level. */
export interface Player {
  kind: "bot" | "person";
  level: string | null;
  name: string;
}

/** The answer to a ping. */
export interface PongTold {
  say: "pong";
  n: number;
}

/** What a perfect memory adds. */
export interface PredictionsMemory {
  hands: string[][];
  deck: string[];
  pile: (string | null)[];
  announced: Announcement[];
  eye: EyeUse[];
}

/** How a game ended, with every round. */
export interface PredictionsOutcome {
  game: "predictions";
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
  rounds: PredictionsRound[];
}

/** A finished round. */
export interface PredictionsRound {
  first: number;
  pot: number;
  carry: number;
  strongest: number;
  hands: string[][];
  combinations: ("flush" | "four" | "full-house" | "nothing" | "pair" | "straight" | "straight-flush" | "three" | "two-pairs")[];
  strengths: number[];
  predictions: (number | null)[];
  gains: number[];
}

/** What can be seen at the table now. */
export interface PredictionsTable {
  round: number;
  turn: number;
  first: number;
  at_turn: number;
  pot: number;
  runes: number[];
  gallery: string[][];
  deck: number;
  pile: Pile;
  hand: string[] | null;
  worth: Worth | null;
  hand_sizes: number[];
  all_in: number | null;
  played: PlayedCard | null;
  revealed: (string | null)[];
  eye: number | null;
  predictions: (number | null)[];
}

/** All that a seat may know of All In – Predictions. */
export interface PredictionsView {
  game: "predictions";
  options: { [key: string]: unknown };
  seat: number | null;
  decision: number;
  over: boolean;
  scores: number[];
  winners: number[];
  actor: number | null;
  asked: "discard" | "draw" | "eye" | "hide" | "hypnosis" | "keep" | "predict" | "reveal" | "rune" | "swap" | "take" | "turn" | null;
  legal: string[];
  table: PredictionsTable;
  memory: PredictionsMemory | null;
  last_round: PredictionsRound | null;
}

/** Set what to do at one's next decision, if it is legal then; null removes it. */
export interface Premove {
  do: "premove";
  action: string | null;
  id: string;
  table?: string;
}

/** The seats whose people are away. */
export interface PresenceTold {
  say: "presence";
  table: string;
  away: number[];
}

/** The proof of a fair deal: its events in order, and the seed of the cards that follows from them. */
export interface Proof {
  commitment: string;
  seed: string;
  salts: string[];
  events: string[];
  deal_seed: string;
  fork: boolean;
}

/** Options, card orders and decisions: all that a game is. */
export interface Record {
  format: string;
  game: string;
  options: { [key: string]: unknown };
  seed?: string | null;
  decks: string[][];
  reshuffles: string[][];
  players?: string[] | null;
  actions: string[];
  result?: Result | null;
  table?: Hosted | null;
}

/** The body of every refusal. */
export interface RefusalBody {
  code: string;
  text: string;
  details?: { [key: string]: unknown };
}

/** A command, or a request to watch, is refused. */
export interface RefusedTold {
  say: "refused";
  id: string;
  table: string;
  code: string;
  text: string;
}

/** Ask for another game with the same group; the hall opens the next table and names it. */
export interface Rematch {
  do: "rematch";
  next?: string;
  id: string;
  table?: string;
}

/** A part of a replay, and how many decisions there are in all. */
export interface Replay {
  game: string;
  options: { [key: string]: unknown };
  players: string[];
  decisions: number;
  frames: Frame[];
}

/** The browser's answer, as its `toJSON` gives it. */
export interface Response {
  id: string;
  credential: { [key: string]: unknown };
  name?: string;
}

/** How a game ended. */
export interface Result {
  scores: number[];
  winners: number[];
}

/** Take one's seat back from the bot that plays there. */
export interface Return {
  do: "return";
  id: string;
  table?: string;
}

/** Reveal the salt that one committed to, when the game is about to begin. */
export interface Reveal {
  do: "reveal";
  salt: string;
  id: string;
  table?: string;
}

/** A bot played for an absent person: decisions from `since` to before `until`, None: to the end. */
export interface SatIn {
  seat: number;
  bot: string;
  since: number;
  until: number | null;
}

/** Write a line of chat. */
export interface Say {
  do: "say";
  text: string;
  id: string;
  table?: string;
}

/** All sessions of a person, the latest first. */
export interface SessionEntries {
  sessions: SessionEntry[];
}

/** A session, or (`signed_in` false) a device that is remembered: it may sign in while strangers are slowed down. */
export interface SessionEntry {
  id: string;
  browser: string;
  system: string;
  begun: number;
  seen: number;
  current: boolean;
  signed_in: boolean;
}

/** Everything that is fixed when a table is opened; the seats may change until the game begins. */
export interface Settings {
  game: string;
  options: { [key: string]: unknown };
  seats: (ForPerson | ForBot)[];
  clock?: NoClock | DecisionClock | BankClock | DaysClock;
  timeout?: "bot" | "default";
  hold?: number;
  undo?: "consent" | "off";
  listed?: boolean;
  memory?: boolean;
  spectators?: boolean;
  chat?: boolean;
}

/** Take a seat: a named one, the one of a seat link, or any free one. */
export interface Sit {
  do: "sit";
  name: string;
  seat?: number | null;
  secret?: string | null;
  salt?: string;
  salt_commitment?: string | null;
  id: string;
  table?: string;
}

/** A table in a list. */
export interface TableLine {
  table: string;
  phase: "open" | "over" | "playing";
  game: string;
  players: number;
  clock: string;
  free: number;
  names: string[];
  changed: number;
  actor?: number | null;
  deadline?: number | null;
  seat?: number | null;
  your_turn?: boolean;
}

/** Everything that a viewer may know of a table, with the facts after the number `since` and new lines of chat. */
export interface TableTold {
  say: "table";
  table: string;
  number: number;
  since: number;
  facts: Fact[];
  view: PredictionsView | AllOrNothingView | null;
  about: About;
  chat: ChatLine[];
  own: Own | null;
  clock?: ClockNow | null;
}

/** A token in a list. */
export interface TokenLine {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  expires: number | null;
  revoked?: number | null;
}

/** All tokens of a person. */
export interface TokenLines {
  tokens: TokenLine[];
}

/** A finished trick. */
export interface Trick {
  trick: number;
  leader: number;
  winner: number;
  cards: (string | null)[];
}

/** Take back one's last decision: at once if it informed nobody, otherwise with everybody's consent. */
export interface Undo {
  do: "undo";
  id: string;
  table?: string;
}

/** Stop watching this table. */
export interface Unwatch {
  do: "unwatch";
  table: string;
}

/** Watch this table from now on, and get what was missed since a number. */
export interface Watch {
  do: "watch";
  table: string;
  since?: number;
}

/** What a hand is worth. */
export interface Worth {
  combination: "flush" | "four" | "full-house" | "nothing" | "pair" | "straight" | "straight-flush" | "three" | "two-pairs";
  strength: number;
}

export type Command = Sit | Commit | Reveal | Leave | ChangeChair | Invite | Begin | Move | Premove | Undo | Ask | Answer | CastVote | Return | Say | Mute | Hook | Rematch;

export type Outcome = PredictionsOutcome | AllOrNothingOutcome;

export type Said = Sit | Commit | Reveal | Leave | ChangeChair | Invite | Begin | Move | Premove | Undo | Ask | Answer | CastVote | Return | Say | Mute | Hook | Rematch | Watch | Unwatch | Ping;

export type Told = TableTold | NewsTold | DoneTold | RefusedTold | PresenceTold | PongTold;

export type View = PredictionsView | AllOrNothingView;
