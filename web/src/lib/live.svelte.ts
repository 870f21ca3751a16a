/**
 * The live connection: one WebSocket for all tables that are open in this window.
 *
 * It comes back by itself after every break. What was asked and not answered is sent again under the same id, which the
 * server counts once; what was watched is watched again from the number that was seen last, or from the beginning when we may be
 * somebody else now, who may know other things.
 */

import { Refusal } from "./errors";
import type { Command, DoneTold, Said, Told } from "./wire";

/** A command without what the connection adds. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id" | "table"> : never) : never;

/** Somebody who wants to be told of a table. */
export interface Listener {
  /** The number of the last news that was seen; 0: none. */
  readonly number: number;
  tell(message: Told): void;
}

export interface Surroundings {
  open(): WebSocket;
  later(work: () => void, ms: number): number;
  cancel(timer: number): void;
  now(): number;
  random(): number;
  /** The server no longer knows who we are: find out before coming back. */
  identify(): Promise<unknown>;
}

interface Pending {
  readonly message: Command;
  resolve(done: DoneTold): void;
  reject(error: Refusal): void;
}

export const PING_EVERY = 5_000;
/** Without a word for so long, the connection is taken for dead. */
export const SILENCE = 12_000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
/** Close codes: no longer welcome as who we were; the server restarts; too much at once, come later. */
const POLICY = 1008;
const RESTART = 1012;
const LATER = 1013;
/** Why a table is not told of for now: its games can't be read, or too many ask. Whoever wants to be told has to ask again. */
const NOT_NOW = ["store-unavailable", "server-busy"];
const ASK_AGAIN = 2_000;

export class Live {
  /** `broken`: it was lost, and is being looked for. */
  status = $state<"idle" | "connecting" | "open" | "broken">("idle");
  /** Milliseconds to the server and back. */
  delay = $state<number | null>(null);

  #around: Surroundings;
  #socket: WebSocket | null = null;
  #listeners = new Map<string, Set<Listener>>();
  #pending = new Map<string, Pending>();
  #failures = 0;
  #count = 0;
  /** Whether we may be somebody else than who was told so far. */
  #anew = false;
  #heard = 0;
  #pinged = 0;
  #retry: number | null = null;
  #asking = new Set<string>();
  #beat: number | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Be told of a table from now on; the result ends it. */
  watch(table: string, listener: Listener): () => void {
    const known = this.#listeners.get(table) ?? new Set();
    known.add(listener);
    this.#listeners.set(table, known);
    this.#connect();
    this.#say({ do: "watch", table, since: listener.number });
    return () => this.#unwatch(table, listener);
  }

  /** Ask for what was missed since a number. */
  catchUp(table: string, since: number): void {
    this.#say({ do: "watch", table, since });
  }

  #unwatch(table: string, listener: Listener): void {
    const known = this.#listeners.get(table);
    known?.delete(listener);
    if (known?.size) return;
    this.#listeners.delete(table);
    this.#say({ do: "unwatch", table });
  }

  /** Ask something of a table. It is sent until it is answered; a refusal is thrown. */
  send(table: string, wish: Wish): Promise<DoneTold> {
    const message = { ...wish, table, id: this.#nextId() } as Command;
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { message, resolve, reject });
      this.#connect();
      this.#say(message);
    });
  }

  /** Close and open again: after signing in or out, or in another language. */
  restart(): void {
    if (this.status === "idle") return;
    this.#drop();
    this.#failures = 0;
    this.#anew = true;
    this.#connect();
  }

  /** Something suggests that the network is back, or was lost. */
  hurry(): void {
    if (this.status === "broken") {
      this.#failures = 0;
      this.#connect();
    } else if (this.status === "open") {
      this.#ping();
    }
  }

  #nextId(): string {
    this.#count += 1;
    const chance = Math.floor(this.#around.random() * 2 ** 48).toString(36);
    return `${this.#around.now().toString(36)}-${chance}-${this.#count}`;
  }

  #connect(): void {
    if (this.#socket) return;
    if (this.#retry !== null) this.#around.cancel(this.#retry);
    this.#retry = null;
    if (this.status === "idle") this.status = "connecting";
    const socket = this.#around.open();
    this.#socket = socket;
    this.#heard = this.#around.now();
    socket.onopen = () => socket === this.#socket && this.#opened();
    socket.onmessage = (event: MessageEvent<string>) => socket === this.#socket && this.#hear(event.data);
    socket.onclose = (event) => socket === this.#socket && void this.#closed(event.code);
    this.#schedule();
  }

  #opened(): void {
    this.#failures = 0;
    this.status = "open";
    for (const table of this.#listeners.keys()) this.#watch(table, this.#anew);
    this.#anew = false;
    for (const { message } of this.#pending.values()) this.#say(message);
    this.#ping();
  }

  /** Be told from what was seen last, by whoever has seen the least. */
  #watch(table: string, anew = false): void {
    const listeners = [...(this.#listeners.get(table) ?? [])];
    if (listeners.length) this.#say({ do: "watch", table, since: anew ? 0 : Math.min(...listeners.map((one) => one.number)) });
  }

  /** A table could not be shown, and nothing more will be told of it: ask again in a while. */
  #watchLater(table: string): void {
    if (this.#asking.has(table)) return;
    this.#asking.add(table);
    this.#around.later(
      () => {
        this.#asking.delete(table);
        this.#watch(table);
      },
      ASK_AGAIN * (0.5 + this.#around.random()),
    );
  }

  async #closed(code: number): Promise<void> {
    this.#drop();
    this.status = "broken";
    const wait = this.#wait(code);
    if (code === POLICY) this.#anew = true;
    if (code === POLICY) await this.#around.identify().catch(() => undefined);
    if (this.#socket || !this.#wanted()) return;
    this.#retry = this.#around.later(() => this.#connect(), wait);
  }

  #wanted(): boolean {
    if (this.#listeners.size || this.#pending.size) return true;
    this.status = "idle";
    return false;
  }

  /** Longer after every failure, and never the same for everybody: a server that comes back is not overrun. */
  #wait(code: number): number {
    const floor = code === RESTART ? 500 : code === LATER ? 5_000 : 0;
    const grown = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    return floor + grown * (0.5 + this.#around.random());
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (this.#beat !== null) this.#around.cancel(this.#beat);
    this.#beat = null;
    socket?.close();
  }

  #schedule(): void {
    if (this.#beat !== null) this.#around.cancel(this.#beat);
    this.#beat = this.#around.later(() => {
      this.#beat = null;
      if (this.#around.now() - this.#heard > SILENCE) void this.#closed(0);
      else {
        this.#ping();
        this.#schedule();
      }
    }, PING_EVERY);
  }

  #ping(): void {
    this.#pinged = this.#around.now();
    this.#say({ do: "ping", n: this.#pinged });
  }

  #say(message: Said): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #hear(data: string): void {
    this.#heard = this.#around.now();
    const message = JSON.parse(data) as Told;
    if (message.say === "pong") this.delay = this.#heard - message.n;
    else if (message.say === "done") this.#settle(message.id, (one) => one.resolve(message));
    else if (message.say === "refused" && this.#pending.has(message.id))
      this.#settle(message.id, (one) => one.reject(new Refusal(message.code, message.text)));
    else {
      if (message.say === "refused" && !message.id && NOT_NOW.includes(message.code)) this.#watchLater(message.table);
      this.#listeners.get(message.table)?.forEach((listener) => listener.tell(message));
    }
  }

  #settle(id: string, answer: (pending: Pending) => void): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    answer(pending);
  }
}
