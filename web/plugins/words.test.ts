import { expect, test } from "vitest";
import { trimmed, unbroken } from "./words.ts";

test("comments and what the client never says are left out, whole messages at a time", () => {
  const text =
    "# A comment\n\nplay-help = no\nplay-hint-x =\n    { $a ->\n        [one] no\n       *[other] no\n    }\nweb-a =\n    { $a ->\n       *[other] yes\n    }\nplay-do-pass = pass\n";
  expect(trimmed(text)).toBe("web-a =\n    { $a ->\n       *[other] yes\n    }\nplay-do-pass = pass\n");
});

test("what the server says of pages is left out, what is said of games is not", () => {
  expect(trimmed("web-about-home = no\nweb-about-predictions = yes\nplay-trick = no\nplay-trick-card = yes\n")).toBe(
    "web-about-predictions = yes\nplay-trick-card = yes\n",
  );
});

test("no line of French begins with a question mark", () => {
  expect(unbroken("fr", "web-a = Vraiment ? Oui : « non »")).toBe("web-a = Vraiment\u00a0? Oui\u00a0: «\u00a0non\u00a0»");
  expect(unbroken("en", "web-a = a : b")).toBe("web-a = a : b");
});
