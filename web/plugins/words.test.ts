import { expect, test } from "vitest";
import { trimmed } from "./words.ts";

test("comments and what the client never says are left out, whole messages at a time", () => {
  const text = "# A comment\n\nplay-help = no\nplay-hint-x =\n    { $a ->\n        [one] no\n       *[other] no\n    }\nweb-a =\n    { $a ->\n       *[other] yes\n    }\nplay-do-pass = pass\n";
  expect(trimmed(text)).toBe("web-a =\n    { $a ->\n       *[other] yes\n    }\nplay-do-pass = pass\n");
});
