import { expect, test } from "vitest";
import { parse, tableIn } from "./routes";

test.each([
  ["/", "home", {}],
  ["/lobby", "lobby", {}],
  ["/lobby/", "lobby", {}],
  ["/t/a1B2c3", "table", { table: "a1B2c3" }],
  ["/g/a1B2c3", "game", { table: "a1B2c3" }],
  ["/rules", "rules", {}],
  ["/rules/all-or-nothing", "rulesOf", { game: "all-or-nothing" }],
  ["/t/", "nowhere", {}],
  ["/t/a/b", "nowhere", {}],
  ["/nothing", "nowhere", {}],
])("%s is %s", (path, name, params) => {
  expect(parse(path)).toMatchObject({ name, params });
});

test.each([
  ["https://cards.example.org/t/abc123DEF456gh", { table: "abc123DEF456gh", hash: "" }],
  ["  http://localhost:8472/t/abc123DEF456gh#secret ", { table: "abc123DEF456gh", hash: "#secret" }],
  ["http://localhost:8472/t/abc123DEF456gh?lang=fr#secret", { table: "abc123DEF456gh", hash: "#secret" }],
  ["abc123DEF456gh", { table: "abc123DEF456gh", hash: "" }],
  ["hello", null],
  ["https://example.org/other/abc123DEF456gh", null],
])("%s leads to the right table", (text, found) => {
  expect(tableIn(text)).toEqual(found);
});
