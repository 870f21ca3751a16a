/** The server's HTTP interface. Every refusal is thrown as a `Refusal`, with the server's sentence in the reader's language. */

import type { GameOutcome } from "../games/game";
import { Refusal } from "./errors";
import { note } from "./online.svelte";
import type {
  Challenge,
  Command,
  Credentials,
  DeckFile,
  DeckRead,
  Done,
  Fork,
  Lines,
  MadeToken,
  NewToken,
  Offers,
  Opened,
  PasskeyLines,
  Person,
  RefusalBody,
  Replay,
  SessionEntries,
  Settings,
  TableTold,
  TokenLines,
} from "./wire";
import { t } from "./words.svelte";

/** A page of another site can't send this header, so the server knows that we mean it. */
const PROOF = { "X-Foretold": "1" };
/** The service worker's mark on what it kept from an earlier answer, for want of a server. */
const SEEN_BEFORE = "X-Seen-Before";

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { ...PROOF };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    note(false);
    throw new Refusal("unreachable", t("web-error-unreachable"));
  }
  note(!answer.headers.has(SEEN_BEFORE));
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const told = (await answer.json()) as RefusalBody;
    return new Refusal(told.code, told.text, answer.status, told.details);
  } catch {
    return new Refusal("unreachable", t("web-error-unreachable"), answer.status);
  }
}

export const api = {
  offers: () => call<Offers>("GET", "/games"),
  readDeck: (file: DeckFile) => call<DeckRead>("POST", "/decks", file),
  openTable: (settings: Settings) => call<Opened>("POST", "/tables", settings),
  command: (table: string, command: Command) => call<Done>("POST", `/tables/${table}/commands`, command),
  lobby: () => call<Lines>("GET", "/lobby"),
  myGames: () => call<Lines>("GET", "/me/games"),

  me: () => call<Person>("GET", "/me"),
  becomeGuest: () => call<Person>("POST", "/me"),
  rename: (name: string) => call<Person>("PATCH", "/me", { name }),
  leaveForGood: () => call<unknown>("DELETE", "/me"),
  makeAccount: (credentials: Credentials) => call<Person>("POST", "/account", credentials),
  signIn: (credentials: Credentials) => call<Person>("POST", "/login", credentials),
  signOut: () => call<unknown>("POST", "/logout"),
  changePassword: (old: string, new_: string, revoke_tokens: boolean) =>
    call<unknown>("POST", "/account/password", { old, new: new_, revoke_tokens }),
  confirm: (password: string) => call<unknown>("POST", "/account/confirm", { password }),

  sessions: () => call<SessionEntries>("GET", "/sessions"),
  endSession: (id: string) => call<unknown>("DELETE", `/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => call<unknown>("DELETE", "/sessions"),

  passkeys: () => call<PasskeyLines>("GET", "/passkeys"),
  beginPasskey: (name: string) => call<Challenge>("POST", "/passkeys/new", { name }),
  addPasskey: (id: string, credential: unknown, name: string) => call<Person>("POST", "/passkeys", { id, credential, name }),
  removePasskey: (id: string) => call<unknown>("DELETE", `/passkeys/${encodeURIComponent(id)}`),
  beginPasskeySignIn: () => call<Challenge>("POST", "/passkeys/challenge"),
  passkeySignIn: (id: string, credential: unknown) => call<Person>("POST", "/passkeys/login", { id, credential }),
  passkeyConfirm: (id: string, credential: unknown) => call<unknown>("POST", "/passkeys/confirm", { id, credential }),

  tokens: () => call<TokenLines>("GET", "/tokens"),
  makeToken: (wish: NewToken) => call<MadeToken>("POST", "/tokens", wish),
  removeToken: (id: string) => call<unknown>("DELETE", `/tokens/${encodeURIComponent(id)}`),

  seeTable: (table: string) => call<TableTold>("GET", `/tables/${table}`),
  result: (table: string) => call<GameOutcome>("GET", `/games/${table}/result`),
  replay: (table: string, eyes: string, first: number, count: number) =>
    call<Replay>("GET", `/games/${table}/replay?eyes=${eyes}&first=${first}&count=${count}`),
  fork: (table: string, fork: Fork) => call<Opened>("POST", `/games/${table}/fork`, fork),
};
