/** SHA-256 (FIPS 180-4), as hex digits: browsers have their own only on pages with TLS, and friends meet at plain addresses too. */

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
/** The first 32 bits of the fraction. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;
const START = primes(8).map((prime) => fraction(prime ** (1 / 2)));
const ROUNDS = primes(64).map((prime) => fraction(prime ** (1 / 3)));
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const whole = new Uint8Array(size);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(size - 4, bytes.length * 8);
  return view;
}

export function sha256(text: string): string {
  const data = padded(text);
  const state = Int32Array.from(START);
  const w = new Int32Array(64);
  const at = (list: Int32Array | number[], i: number): number => list[i] ?? 0;
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let i = 0; i < 64; i++) {
      const [x, y] = [at(w, i - 15), at(w, i - 2)];
      const [s0, s1] = [turn(x, 7) ^ turn(x, 18) ^ (x >>> 3), turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)];
      w[i] = i < 16 ? data.getInt32(block + 4 * i) : at(w, i - 16) + s0 + at(w, i - 7) + s1;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(w, i)) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = at(state, i) + word));
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
