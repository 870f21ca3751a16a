// Load for a peer: `node load.mjs boardgame|colyseus PORT MATCHES SECONDS`. Four clients a match, each moves as soon as
// it is its turn; a move counts when all four have heard of it. Prints what was counted, as JSON.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const [peer, port, matches, seconds] = process.argv.slice(2);
const PLAYERS = 4;
let moves = 0;
const heard = new Map(); // for each match and move, how many clients know of it
const acknowledged = new Map(); // for each match, the last move that all know of

function hears(match, number) {
  const key = `${match}/${number}`;
  const count = (heard.get(key) ?? 0) + 1;
  if (count < PLAYERS) return heard.set(key, count);
  heard.delete(key);
  acknowledged.set(match, number);
  moves += 1;
}

async function boardgame(match) {
  const { io } = require("socket.io-client");
  for (let seat = 0; seat < PLAYERS; seat += 1) {
    const socket = io(`http://127.0.0.1:${port}/table`, { transports: ["websocket"], forceNew: true });
    const playerID = String(seat);
    const look = (state) => {
      if (state.ctx.currentPlayer !== playerID) return;
      const payload = { type: "play", args: ["blue-3"], playerID };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, playerID);
    };
    socket.on("update", (_, state) => (hears(match, state._stateID), look(state)));
    socket.on("sync", (_, info) => seat === PLAYERS - 1 && setTimeout(() => begin(info.state), 3000));
    const begin = (state) => {
      const payload = { type: "play", args: ["blue-3"], playerID: "0" };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, "0");
    };
    await new Promise((done) => socket.on("connect", done));
    const synced = new Promise((done) => socket.once("sync", done));
    socket.emit("sync", match, playerID, undefined, PLAYERS);
    await synced;
  }
}

async function colyseus(match) {
  const { Client } = await import("@colyseus/sdk");
  const client = new Client(`ws://127.0.0.1:${port}`);
  let roomId;
  for (let seat = 0; seat < PLAYERS; seat += 1) {
    const room = roomId ? await client.joinById(roomId) : await client.create("table");
    roomId = room.roomId;
    room.onMessage("seat", () => {});
    room.onMessage("news", ({ number }) => {
      hears(match, number);
      if (number % PLAYERS === seat) room.send("play", "blue-3");
    });
  }
}

const open = peer === "boardgame" ? boardgame : colyseus;
for (let first = 0; first < Number(matches); first += 20) {
  const some = Array.from({ length: Math.min(20, Number(matches) - first) }, (_, n) => open(`m${first + n}`));
  await Promise.all(some);
}
await new Promise((done) => setTimeout(done, 5000));
const [before, began] = [moves, performance.now()];
await new Promise((done) => setTimeout(done, Number(seconds) * 1000));
const speed = (moves - before) / ((performance.now() - began) / 1000);
console.log(JSON.stringify({ moves_a_second: Math.round(speed), acknowledged: Object.fromEntries(acknowledged) }));
process.exit(0);
