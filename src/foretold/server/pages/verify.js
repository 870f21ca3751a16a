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

// The cards of the built-in decks by game, in order; the server fills them in.
const BUILT_IN = {};

function allCards({ game, options }) {
  // in the order of the deck file (docs/decks.md) where that lists them, or of the built-in deck
  const { suits, ranks } = options.deck ?? {};
  return ranks ? suits.flatMap((suit) => ranks.map((rank) => rank + [...suit][0])) : BUILT_IN[game];
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

async function eventProblems({ commitment, events, salts }) {
  // docs/records.md: which event may follow which, and that every salt is the one that was committed to
  let [wanted, server, head, sealed, waiting, known] = [["commitment"], "", "", "", new Map(), salts.map(() => "")];
  for (const [number, event] of events.entries()) {
    const [kind, ...words] = event.split(" ");
    let fits = wanted.includes(kind);
    if (kind === "commitment") [server, wanted] = [words[0], ["close"]];
    else if (kind === "close") {
      fits &&= words.length === salts.length && words.every((word) => /^(-|open:[0-9a-f]+|committed:[0-9a-f]{64})$/.test(word));
      known = words.map((word) => (word.startsWith("open:") ? word.slice(5) : ""));
      waiting = new Map(words.map((word, seat) => [seat, word.split(":")]).flatMap(([seat, [how, hash]]) => (how === "committed" ? [[seat, hash]] : [])));
    } else if (kind === "reveal") {
      const [seat, salt] = [Number(words[0]), words[1]];
      fits &&= (await sha256(`foretold salt 1\n${server}\n${salt}`)) === waiting.get(seat);
      waiting.delete(seat);
      known[seat] = salt;
    } else if (kind === "void") {
      fits &&= words[0] === [...waiting.keys()].join() && (await sha256(`foretold commitment 1\n${words[1]}`)) === server;
      wanted = ["commitment"];
    } else wanted = [];
    if (kind === "close" || kind === "reveal") wanted = waiting.size ? ["reveal", "void"] : ["deal"];
    if (!fits) return { problem: `table.events[${number}]` };
    head = await sha256(`foretold event 1\n${head}\n${event}`);
    if (kind === "close") sealed = head;
  }
  const fits = !wanted.length && known.join() === salts.join() && server === commitment;
  return fits ? { sealed } : { problem: "table.events" };
}

// `receipt`, if there is one, is what a player's own client saw before it revealed its salt: the head of the events then.
export async function verify(text, receipt) {
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
  const { sealed, problem } = table.events ? await eventProblems(table) : {};
  if (problem) problems.push(problem);
  else if (receipt && receipt !== sealed) problems.push("receipt");
  else if (!table.events && record.format !== "foretold/1") problems.push("table.events");
  // Games from before salts were committed to have no list of events.
  const lines = table.events ? ["foretold deal 2", table.seed, sealed, ...table.salts] : ["foretold deal 1", table.seed, ...table.salts];
  if (!problem && (await sha256(lines.join("\n"))) !== seed) problems.push("seed");
  return problems.length ? problems : orderProblems(record);
}
