// A Colyseus server: `node colyseus.mjs PORT`. It stores nothing; every move is told to everybody in the room.
import { Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";

class Table extends Room {
  onCreate() {
    this.maxClients = 5; // four players and a spectator
    this.number = 0;
    this.scores = [0, 0, 0, 0];
    this.hand = Array(12).fill("red-7");
    this.seats = [];
    this.onMessage("play", (client, card) => {
      if (this.seats[this.number % 4] !== client.sessionId) return;
      this.scores[this.number % 4] += 1;
      this.hand[this.number % 12] = card;
      this.number += 1;
      this.tell();
    });
  }
  onJoin(client) {
    this.seats.push(client.sessionId);
    client.send("seat", this.seats.length - 1);
    if (this.seats.length === this.maxClients) this.clock.setTimeout(() => this.tell(), 100);
  }
  tell() {
    this.broadcast("news", { number: this.number, scores: this.scores, hand: this.hand });
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("table", Table);
await server.listen(Number(process.argv[2]));
console.log("ready");
