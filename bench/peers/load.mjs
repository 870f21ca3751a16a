// Load for a peer: `node load.mjs boardgame|colyseus PORT MATCHES MOVES SECONDS`. Four players and a spectator a match, as
// at Foretold's tables; each player moves as soon as it is its turn, and a move counts when all five have heard of it.
// Counts so many moves of a match, in the mean, or for so many seconds; prints what was counted, as JSON.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const [peer, port, matches, length, seconds] = process.argv.slice(2);
const PLAYERS = 4;
const VIEWERS = PLAYERS + 1;
let moves = 0;
const heard = new Map(); // for each match and move, how many clients know of it
const acknowledged = new Map(); // for each match, the last move that all know of

function hears(match, number) {
  const key = `${match}/${number}`;
  const count = (heard.get(key) ?? 0) + 1;
  if (count < VIEWERS) return heard.set(key, count);
  heard.delete(key);
  acknowledged.set(match, number);
  moves += 1;
}

async function boardgame(match) {
  const { io } = require("socket.io-client");
  for (let seat = 0; seat < VIEWERS; seat += 1) {
    const socket = io(`http://127.0.0.1:${port}/table`, { transports: ["websocket"], forceNew: true });
    const playerID = seat < PLAYERS ? String(seat) : null;
    const look = (state) => {
      if (state.ctx.currentPlayer !== playerID) return;
      const payload = { type: "play", args: ["blue-3"], playerID };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, playerID);
    };
    socket.on("update", (_, state) => (hears(match, state._stateID), look(state)));
    socket.on("sync", (_, info) => seat === VIEWERS - 1 && setTimeout(() => begin(info.state), 3000));
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
  for (let seat = 0; seat < VIEWERS; seat += 1) {
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
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
await wait(5000); // matches begin 3 s after their last client has come
const [before, began] = [moves, performance.now()];
const passed = () => (performance.now() - began) / 1000;
while (moves - before < length * matches && passed() < seconds) await wait(50);
const [speed, each] = [(moves - before) / passed(), (moves - before) / matches];
const counted = { moves_a_second: Math.round(speed), moves_a_match: Math.round(each) };
console.log(JSON.stringify({ ...counted, acknowledged: Object.fromEntries(acknowledged) }));
process.exit(0);
