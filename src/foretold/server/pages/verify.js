// An independent check of a record of Foretold: did the server deal the cards that it had committed to?
// Made after docs/records.md alone; it shares no code with the server. verify(text) resolves to a list of problems.

const encoder = new TextEncoder();
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = async (text) => hex(new Uint8Array(await crypto.subtle.digest("SHA-256", encoder.encode(text))));
const rotate = (word, left) => (word << left) | (word >>> (32 - left));

function block(key, nonce, counter) {
  // ChaCha20, RFC 8439, section 2.3
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, ...nonce];
  const x = Int32Array.from(start);
  for (let k = 0; k < 80; k++) {
    const [a, b, c, d] = [0, 1, 2, 3].map((row) => 4 * row + ((k + (Math.floor(k / 4) % 2) * row) % 4));
    for (const [p, q, r, left] of [[a, b, d, 16], [c, d, b, 12], [a, b, d, 8], [c, d, b, 7]]) {
      x[p] += x[q];
      x[r] = rotate(x[r] ^ x[p], left);
    }
  }
  return x.map((word, i) => word + start[i]);
}

function* numbers(seed, nonce) {
  const bytes = Uint8Array.from(seed.match(/../g), (pair) => parseInt(pair, 16));
  const view = new DataView(bytes.buffer);
  const key = Array.from({ length: 8 }, (_, i) => view.getInt32(4 * i, true));
  for (let counter = 0; ; counter++)
    for (const word of block(key, nonce, counter)) yield* [word & 0xffff, word >>> 16];
}

function shuffled(cards, seed, nonce) {
  const order = [...cards];
  const stream = numbers(seed, nonce);
  for (let i = 0; i < order.length - 1; i++) {
    const m = order.length - i;
    let product;
    do product = stream.next().value * m;
    while (product % 65536 < 65536 % m);
    const j = i + Math.floor(product / 65536);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

function allCards({ game, options }) {
  // in the order of the deck file (docs/decks.md), or of the built-in decks
  if (game === "predictions") {
    const ranks = "2 3 4 5 6 7 8 9 10 J Q K A".split(" ");
    return [...["C", "M", "S", "T"].flatMap((suit) => ranks.map((rank) => rank + suit)), "R1", "R2"];
  }
  const { suits, ranks } = options.deck ?? { suits: ["R", "Y", "G", "B"], ranks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] };
  return suits.flatMap((suit) => ranks.map((rank) => rank + [...suit][0]));
}

function orderProblems(record) {
  const cards = allCards(record);
  const same = (one, other) => one.join() === other.join();
  const problems = record.decks.flatMap((deck, round) =>
    same(deck, shuffled(cards, record.seed, [round, 0, 0])) ? [] : [`decks[${round}]`]);
  let [round, number] = [0, 1];
  record.reshuffles.forEach((deck, i) => {
    // the record does not say in which round the pile was shuffled: the first that fits, never an earlier one
    const pile = cards.filter((card) => deck.includes(card));
    const fits = () => same(deck, shuffled(pile, record.seed, [round, number, 0]));
    while (round < record.decks.length && !fits()) [round, number] = [round + 1, 1];
    if (round < record.decks.length) number += 1;
    else [problems[problems.length], round, number] = [`reshuffles[${i}]`, 0, 1];
  });
  return problems;
}

export async function verify(text) {
  let record;
  try {
    record = JSON.parse(text);
  } catch {
    return ["json"];
  }
  const { table, seed } = record;
  if (!table) return ["table"];
  const place = text.lastIndexOf(`"${table.digest}"`) + 1;
  const blank = text.slice(0, place) + "0".repeat(64) + text.slice(place + 64);
  const problems = [];
  if ((await sha256(blank)) !== table.digest) problems.push("table.digest");
  if ((await sha256(`foretold commitment 1\n${table.seed}`)) !== table.commitment) problems.push("table.commitment");
  if ((await sha256(["foretold deal 1", table.seed, ...table.salts].join("\n"))) !== seed) problems.push("seed");
  return problems.length ? problems : orderProblems(record);
}
