import { beforeEach, describe, expect, test } from "vitest";
import { Refusal } from "./errors";
import { Live, PING_EVERY, SILENCE, type Listener } from "./live.svelte";
import type { Told } from "./wire";

/** A network in which the test decides what happens, and when. */
class Network {
  sockets: Socket[] = [];
  time = 1_000_000;
  timers: { at: number; id: number; work: () => void }[] = [];
  identified = 0;
  #ids = 0;

  around = {
    open: () => {
      const socket = new Socket();
      this.sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    later: (work: () => void, ms: number) => {
      this.timers.push({ at: this.time + ms, id: (this.#ids += 1), work });
      return this.#ids;
    },
    cancel: (id: number) => {
      this.timers = this.timers.filter((timer) => timer.id !== id);
    },
    now: () => this.time,
    random: () => 0.5,
    identify: async () => {
      this.identified += 1;
    },
  };

  get socket(): Socket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("nobody has connected");
    return last;
  }

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.time = next.at;
      this.timers = this.timers.filter((timer) => timer !== next);
      next.work();
    }
    this.time = end;
  }
}

class Socket {
  readyState = 0;
  sent: { [key: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  said(what: string): { [key: string]: unknown }[] {
    return this.sent.filter((message) => message["do"] === what);
  }
}

class Ear implements Listener {
  number = 0;
  heard: Told[] = [];
  tell(message: Told): void {
    this.heard.push(message);
  }
}

let net: Network;
let live: Live;
beforeEach(() => {
  net = new Network();
  live = new Live(net.around);
});
const settled = () => new Promise((done) => setTimeout(done, 0));

describe("watching", () => {
  test("asks for the table once the socket is open, and hands its messages on", () => {
    const ear = new Ear();
    live.watch("abc", ear);
    expect(live.status).toBe("connecting");
    net.socket.open();
    expect(live.status).toBe("open");
    expect(net.socket.said("watch")).toEqual([{ do: "watch", table: "abc", since: 0 }]);
    net.socket.tell({ say: "presence", table: "abc", away: [1] });
    net.socket.tell({ say: "presence", table: "other", away: [2] });
    expect(ear.heard).toEqual([{ say: "presence", table: "abc", away: [1] }]);
  });

  test("goes on from the last number after a break", async () => {
    const ear = new Ear();
    live.watch("abc", ear);
    net.socket.open();
    ear.number = 17;
    net.socket.break();
    await settled();
    expect(live.status).toBe("broken");
    net.pass(1_000);
    net.socket.open();
    expect(net.sockets.length).toBe(2);
    expect(net.socket.said("watch")).toEqual([{ do: "watch", table: "abc", since: 17 }]);
  });

  test("begins anew when we may be somebody else, who may know other things", async () => {
    const ear = new Ear();
    live.watch("abc", ear);
    net.socket.open();
    ear.number = 17;
    live.restart(); // signed in
    net.socket.open();
    expect(net.socket.said("watch")).toEqual([{ do: "watch", table: "abc", since: 0 }]);
    net.socket.break(1008); // the session is over
    await settled();
    net.pass(1_000);
    net.socket.open();
    expect(net.socket.said("watch")).toEqual([{ do: "watch", table: "abc", since: 0 }]);
    net.socket.break();
    await settled();
    net.pass(1_000);
    net.socket.open();
    expect(net.socket.said("watch")).toEqual([{ do: "watch", table: "abc", since: 17 }]);
  });

  test("asks again for a table that can't be read for a while, and once for many refusals", () => {
    const ear = new Ear();
    live.watch("abc", ear);
    net.socket.open();
    ear.number = 17;
    const refused = { say: "refused", id: "", table: "abc", code: "store-unavailable", text: "Try again shortly." };
    net.socket.tell(refused);
    net.socket.tell(refused);
    expect(net.socket.said("watch").length).toBe(1);
    net.pass(3_000);
    expect(net.socket.said("watch").slice(1)).toEqual([{ do: "watch", table: "abc", since: 17 }]);
    net.socket.tell({ ...refused, code: "server-busy" });
    net.pass(3_000);
    expect(net.socket.said("watch").length).toBe(3);
    net.socket.tell({ ...refused, code: "table-private" });
    net.pass(3_000);
    expect(net.socket.said("watch").length).toBe(3);
  });

  test("says when it has seen enough, and does not come back for nothing", async () => {
    const stop = live.watch("abc", new Ear());
    net.socket.open();
    stop();
    expect(net.socket.said("unwatch").length).toBe(1);
    net.socket.break();
    await settled();
    net.pass(60_000);
    expect(net.sockets.length).toBe(1);
    expect(live.status).toBe("idle");
  });
});

describe("commands", () => {
  test("are answered", async () => {
    const promise = live.send("abc", { do: "begin" });
    net.socket.open();
    const [sent] = net.socket.said("begin");
    expect(sent).toMatchObject({ do: "begin", table: "abc" });
    net.socket.tell({ say: "done", id: sent?.["id"], table: "abc", number: 3 });
    await expect(promise).resolves.toMatchObject({ number: 3 });
  });

  test("that are refused throw the server's sentence", async () => {
    const promise = live.send("abc", { do: "begin" });
    net.socket.open();
    const [sent] = net.socket.said("begin");
    net.socket.tell({ say: "refused", id: sent?.["id"], table: "abc", code: "table-host", text: "Only the host may do that." });
    await expect(promise).rejects.toThrow("Only the host may do that.");
    await expect(promise).rejects.toBeInstanceOf(Refusal);
  });

  test("without an answer are sent again under the same id, in order, until they have one", async () => {
    const first = live.send("abc", { do: "move", decision: 4, action: "pass" });
    const second = live.send("abc", { do: "say", text: "hello" });
    net.socket.open();
    const ids = net.socket.sent.filter((one) => "id" in one).map((one) => one["id"]);
    expect(new Set(ids).size).toBe(2);
    net.socket.tell({ say: "done", id: ids[0], table: "abc", number: 5 });
    await first;
    net.socket.break();
    await settled();
    net.pass(1_000);
    net.socket.open();
    expect(net.socket.sent.filter((one) => "id" in one).map((one) => one["id"])).toEqual([ids[1]]);
    net.socket.tell({ say: "done", id: ids[1], table: "abc", number: 6 });
    await second;
    net.socket.break();
    await settled();
    net.pass(60_000);
    expect(net.sockets.length).toBe(2);
  });
});

describe("the line", () => {
  test("is pinged, and taken for dead when nobody answers", async () => {
    live.watch("abc", new Ear());
    net.socket.open();
    expect(net.socket.said("ping").length).toBe(1);
    net.pass(PING_EVERY);
    expect(net.socket.said("ping").length).toBe(2);
    net.time += 40;
    net.socket.tell({ say: "pong", n: net.socket.said("ping")[1]?.["n"] });
    expect(live.delay).toBe(40);
    net.pass(SILENCE + PING_EVERY + 1);
    await settled();
    expect(live.status).toBe("broken");
    net.pass(1_000);
    expect(net.sockets.length).toBe(2);
  });

  test("is tried less and less often", async () => {
    live.watch("abc", new Ear());
    const gaps: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      net.socket.break();
      await settled();
      const next = net.timers[0];
      gaps.push((next?.at ?? 0) - net.time);
      net.pass(next ? next.at - net.time : 0);
    }
    expect(gaps.slice(0, 4)).toEqual([250, 500, 1_000, 2_000]);
    expect(gaps.at(-1)).toBe(10_000);
  });

  test.each([
    [1012, 750],
    [1013, 5_250],
  ])("waits as close code %i says", async (code, wait) => {
    live.watch("abc", new Ear());
    net.socket.open();
    net.socket.break(code);
    await settled();
    expect((net.timers[0]?.at ?? 0) - net.time).toBe(wait);
  });

  test("finds out who it is when the server no longer knows", async () => {
    live.watch("abc", new Ear());
    net.socket.open();
    net.socket.break(1008);
    await settled();
    expect(net.identified).toBe(1);
    net.pass(1_000);
    expect(net.sockets.length).toBe(2);
  });

  test("is tried at once when the network is back", async () => {
    live.watch("abc", new Ear());
    net.socket.break();
    await settled();
    live.hurry();
    expect(net.sockets.length).toBe(2);
    net.pass(5_000);
    expect(net.sockets.length).toBe(2);
  });

  test("is opened anew after signing in", () => {
    live.watch("abc", new Ear());
    net.socket.open();
    const old = net.socket;
    live.restart();
    expect(old.readyState).toBe(3);
    net.socket.open();
    expect(net.socket.said("watch").length).toBe(1);
    old.break(); // its farewell comes late, and means nothing
    expect(live.status).toBe("open");
  });
});
