import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { seatNames } from "./seat-names";
import { ago, has, lang, LANGUAGES, list, number, preferred, speak, t, type Lang } from "./words.svelte";

/** Every message that stands in the sources by its whole name. */
function messagesAskedFor(): Set<string> {
  const folder = resolve(import.meta.dirname, "..");
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."),
  );
  const texts = files.map((name) => readFileSync(resolve(folder, name), "utf-8"));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/"((?:after|web|table|play|game|bot|option|place|combination)-[a-z0-9-]*[a-z0-9])"/g)].map(
        (found) => found[1] ?? "",
      ),
    ),
  );
}

const NAMES = ["Ada", "Grace", "Emmy"];
describe("the language", () => {
  test.each([
    ["?lang=de", "lang=fr", ["it"], "de"],
    ["", "theme=dark; lang=fr", ["it"], "fr"],
    ["", "", ["pt-BR", "it-CH", "en"], "it"],
    ["?lang=tlh", "lang=xx", ["pt"], "en"],
    ["", "", ["ja"], "ja"],
  ])("%o, %o, %o: %s", (search, cookies, wishes, wanted) => {
    expect(preferred(search, cookies, wishes)).toBe(wanted);
  });

  test.each(Object.keys(LANGUAGES) as Lang[])("%s says everything that the client asks for", async (code) => {
    await speak(code);
    expect(lang()).toBe(code);
    const asked = messagesAskedFor();
    expect(asked.size).toBeGreaterThan(100);
    expect([...asked].filter((id) => !has(id))).toEqual([]);
  });

  test("counts, numbers and lists are written as each language does", async () => {
    await speak("en");
    expect(t("web-line-free", { count: 0 })).toBe("Full");
    expect(t("web-line-free", { count: 1 })).toBe("1 free seat");
    expect(t("web-line-free", { count: 3 })).toBe("3 free seats");
    expect(list(NAMES)).toBe("Ada, Grace, and Emmy");
    expect(ago(0, 3 * 3_600_000)).toBe("3 hours ago");
    expect(ago(0, 20_000)).toBe("now");
    await speak("fr");
    expect(number(12_345.5)).toBe("12\u202f345,5");
    expect(list(NAMES)).toBe("Ada, Grace et Emmy");
    await speak("ja");
    expect(t("web-line-free", { count: 2 })).toBe("空席2");
  });

  test.each(Object.keys(LANGUAGES) as Lang[])("%s: numbers are written as the browser writes them, small ones and others", async (code) => {
    await speak(code);
    const values = [...Array.from({ length: 1_999 }, (_, at) => at - 999), 1_000, -1_000, 1_234_567, 0.5, 999.25];
    const browser = new Intl.NumberFormat(code);
    expect(values.map((value) => number(value))).toEqual(values.map((value) => browser.format(value)));
    for (const count of [12, 999, 1_000, 20_000]) expect(t("web-line-free", { count })).toContain(browser.format(count));
  });

  test("a French verb is not divided from its pronoun", async () => {
    await speak("fr");
    expect(t("play-ask-predictions-swap", { card: "4" })).toContain("-\u2060vous");
    expect(t("web-about-nowhere")).toContain("peut-être");
  });

  test("a message that is nowhere shows its name", () => {
    expect(t("web-no-such-message")).toBe("web-no-such-message");
  });
});

describe("the players", () => {
  beforeEach(() => speak("en"));

  test("bots have names that differ", () => {
    expect(
      seatNames([
        { kind: "person", level: null, name: "Ada" },
        { kind: "bot", level: "novice", name: "" },
      ]),
    ).toEqual(["Ada", "Novice 2"]);
  });
});
