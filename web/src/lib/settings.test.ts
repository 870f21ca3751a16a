import { expect, test } from "vitest";
import { restored } from "./settings.svelte";

test("sound is off and nothing is chosen at first", () => {
  expect(restored(null)).toEqual({
    theme: "auto",
    motion: "auto",
    sound: false,
    folded: false,
    notify: false,
    name: "",
    level: "novice",
    hints: true,
    hinted: "",
  });
});

test("what was chosen is kept; what can't be is not", () => {
  expect(restored('{"theme":"dark","sound":"loud","name":"Ada","extra":1}')).toMatchObject({ theme: "dark", sound: false, name: "Ada" });
  expect(restored('{"theme":"dark","extra":1}')).not.toHaveProperty("extra");
});

test.each(["", "no json", "null", "[]"])("from %o it begins anew", (text) => {
  expect(restored(text).theme).toBe("auto");
});
