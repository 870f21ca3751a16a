/** A real server and a real browser for the tests. */

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";

const ROOT = resolve(import.meta.dirname, "../..");
const PYTHON = process.env["FORETOLD_PYTHON"] ?? join(ROOT, ".venv/bin/python");
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A wait only costs time when something is wrong, and a machine may have other work. */
export const PATIENCE = 180_000;
/** Below the ports that systems hand out by themselves: nobody takes one while its server is down. */
const PORTS = { first: 20_000, count: 12_000 };

export interface House {
  url: string;
  stop(): Promise<void>;
  /** Dies without a word; `comeBack` starts it again, at the same address and with the same games. */
  die(): Promise<void>;
  comeBack(): Promise<void>;
}

/** `foretold serve` with a database of its own, quick bots and no limits that a test could run into. */
export async function openHouse(settings: Record<string, string> = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), "foretold-e2e-"));
  const environment = {
    ...process.env,
    FORETOLD_DATABASE: `sqlite:///${join(folder, "games.db")}`,
    FORETOLD_PORT: String(await freePort()),
    FORETOLD_BOT_SECONDS: "0.05",
    FORETOLD_BOT_PAUSE: "0.005",
    FORETOLD_REQUEST_RATE: "0",
    FORETOLD_TABLE_RATE: "0",
    FORETOLD_GUEST_RATE: "0",
    FORETOLD_LOG_LEVEL: "warning",
    FORETOLD_CHECKED: "1",
    PYTHONFAULTHANDLER: "1",
    ...settings,
  };
  const start = (): ChildProcess => spawn(PYTHON, ["-m", "foretold", "serve", "--lang", "en"], { cwd: ROOT, env: environment });
  let server = start();
  const url = await address(server);
  const end = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return; // dead already: nothing would be heard of it any more
    await new Promise((done) => {
      server.once("exit", done);
      server.kill(signal);
    });
  };
  return {
    url,
    stop: () => end("SIGTERM"),
    die: () => end("SIGKILL"),
    async comeBack() {
      server = start();
      await address(server);
    },
  };
}

/** A port that nobody listens at. Workers begin at different ones, so that no two take the same at once. */
async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS.count; tried++) {
    const port = PORTS.first + ((process.pid * 31 + tried) % PORTS.count);
    if (await isFree(port)) return port;
  }
  throw new Error("no port is free");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((told) => {
    // A probe that somebody has connected to would close only when they leave.
    const probe = createServer((socket) => socket.destroy());
    probe.once("error", () => told(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => told(true)));
  });
}

/** Wait for the address that a server prints. One that prints none is made to say where each of its threads is. */
function address(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    // What it prints and what it logs come by two ways, and in any order: a line of one may fall into the middle of a line of the other.
    let printed = "";
    let logged = "";
    const late = setTimeout(() => server.kill("SIGABRT"), PATIENCE);
    const hear = (data: Buffer): void => {
      printed += data.toString();
      const link = /http:\/\/\S+?(?=\/\s)/.exec(printed);
      if (!link) return;
      clearTimeout(late);
      found(link[0]);
    };
    server.stdout?.on("data", hear);
    server.stderr?.on("data", (data: Buffer) => (logged += data.toString()));
    server.once("close", (code, signal) => {
      clearTimeout(late);
      failed(new Error(`The server ended (${code ?? signal}) before it was open.\n${printed}\n${logged}`));
    });
  });
}

/** How Chromium is started. */
export const LAUNCH = { executablePath: process.env["FORETOLD_CHROMIUM"] ?? "/usr/bin/chromium", args: FLAGS, timeout: 2 * PATIENCE };

/** Milliseconds within which Chromium answers after its start, and how often another one is started. */
const START = { patience: 60_000, times: 5 };

/**
 * Start a browser. On a machine with much other work Chromium sometimes starts, answers the first question and then never again;
 * Playwright has no limit for that. Another one is started then.
 */
export async function started<Started>(start: () => Promise<Started>): Promise<Started> {
  for (let tried = 0; tried < START.times; tried++) {
    const late = new Promise<null>((done) => void setTimeout(() => done(null), START.patience).unref());
    const found = await Promise.race([start(), late]);
    if (found !== null) return found;
  }
  throw new Error("Chromium does not answer.");
}

export function openBrowser(): Promise<Browser> {
  return started(() => chromium.launch(LAUNCH));
}

/** A window whose faults are kept: everything that the console calls an error, and every exception. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 800 }, ...options });
  await context.addInitScript(firstSeatBegins);
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(`${message.text()} ${message.location().url}`));
  page.on("pageerror", (error) => faults.push(String(error)));
  return { context, page, faults };
}

/** The server draws who begins a table that the client opens; in tests it is the first seat, so that they meet the same game each time. */
function firstSeatBegins(): void {
  const own = window.fetch;
  window.fetch = (input, init) => {
    if (input === "/api/v1/tables" && typeof init?.body === "string") {
      const wish = JSON.parse(init.body) as { game: string; options: object };
      if (wish.game === "predictions") init = { ...init, body: JSON.stringify({ ...wish, options: { first: 0, ...wish.options } }) };
    }
    return own(input, init);
  };
}
