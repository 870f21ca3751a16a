import { expect, test } from "vitest";
import { handOn } from "./sharing";

const named = (name: string): Error => Object.assign(new Error(name), { name });

test("the system shares where it can", async () => {
  const told: unknown[] = [];
  expect(await handOn("A game", "https://x/g/1", { share: async (data) => void told.push(data) })).toBe("shared");
  expect(told).toEqual([{ title: "A game", url: "https://x/g/1" }]);
});

test("who changes their mind has not shared, and nothing is copied behind their back", async () => {
  const copied: string[] = [];
  const means = {
    share: () => Promise.reject(named("AbortError")),
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  };
  expect(await handOn("t", "u", means)).toBe("left");
  expect(copied).toEqual([]);
});

test("otherwise the link is copied; if that is not allowed either, it is shown", async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  expect(await handOn("t", "u", { clipboard })).toBe("copied");
  expect(await handOn("t", "v", { share: () => Promise.reject(named("NotAllowedError")), clipboard })).toBe("copied");
  expect(copied).toEqual(["u", "v"]);
  expect(await handOn("t", "u", { clipboard: { writeText: () => Promise.reject(named("NotAllowedError")) } })).toBe("refused");
  expect(await handOn("t", "u", {})).toBe("refused");
});
