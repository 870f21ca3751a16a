import { expect, test } from "vitest";
import { commitTo, nextStep } from "./salts";
import { sha256 } from "./sha256";
import type { About, Own } from "./wire";

const SERVER = "ab".repeat(32);
const OWN = { seat: 0 } as Own;

function about(seat: object, deal: object = {}, more: object = {}): About {
  return {
    phase: "open",
    commitment: SERVER,
    fork: false,
    deal: { head: "h1", closed: false, void: null, ...deal },
    seats: [{ salt: "", salt_commitment: "", ...seat }],
    ...more,
  } as unknown as About;
}

test("SHA-256 as the standard has it", () => {
  expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256("é".repeat(100))).toBe("f42ec48e1e4b487e590e0b3d4e58437c8327efa855d769709f4942a4f73a7eb6");
});

test("a salt is revealed when nobody can commit any more, and not before", () => {
  const commitment = commitTo("t1", SERVER);
  expect(nextStep("t1", about({ salt_commitment: commitment }), OWN)).toBeNull();
  const wish = nextStep("t1", about({ salt_commitment: commitment }, { closed: true }), OWN);
  expect(wish?.do).toBe("reveal");
  const { salt } = wish as unknown as { salt: string };
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(sha256(`foretold salt 1\n${SERVER}\n${salt}`)).toBe(commitment);
  expect(nextStep("t1", about({ salt_commitment: commitment, salt }, { closed: true }), OWN)).toBeNull();
  expect(nextStep("t1", about({ salt_commitment: "another" }, { closed: true }), OWN)).toBeNull();
  expect(nextStep("t1", about({ salt_commitment: commitment }, { closed: true }), null)).toBeNull();
});

test("after a void deal another salt is committed to, once for each commitment of the server", () => {
  commitTo("t2", SERVER);
  expect(nextStep("t2", about({}), OWN)).toBeNull();
  const later = { commitment: "cd".repeat(32) };
  expect(nextStep("t2", about({}, {}, later), OWN)?.do).toBe("commit");
  expect(nextStep("t2", about({}, {}, later), OWN)).toBeNull();
  expect(nextStep("t3", about({}, {}, { fork: true }), OWN)).toBeNull();
});
