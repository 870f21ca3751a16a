import { expect, test } from "vitest";
import { symbol } from "./art.ts";

test("a drawing becomes a symbol with the drawing's own attributes", () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" fill="none">\n  <!-- why -->\n  <path d="M1 2\n 3 4" />\n</svg>\n';
  expect(symbol("star", drawing)).toBe('<symbol id="art-star" viewBox="0 0 8 8" fill="none"><path d="M1 2 3 4"/></symbol>');
});
