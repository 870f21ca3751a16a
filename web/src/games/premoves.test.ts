import { expect, test } from "vitest";
import scenes from "../dev/views.json";
import { premovesFor } from "../table/choices/premoves";
import type { GameView } from "./game";
import { tableOf } from "./tables";

const view = (name: keyof typeof scenes): GameView => scenes[name].view as unknown as GameView;
const actions = (name: keyof typeof scenes): string[] =>
  premovesFor(view(name), tableOf(view(name).game).actions).map((choice) => choice.action);

test("while another decides, one's cards and a pass can be planned", () => {
  const hand = view("waiting-5").table.hand ?? [];
  expect(actions("waiting-5")).toEqual([...hand.map((card) => `play ${card}`), "pass"]); // somebody is all in already
});

test("nothing is planned when one is asked, or watches, or when the game is over", () => {
  expect(actions("turn-4")).toEqual([]);
  expect(actions("spectator-4")).toEqual([]);
  expect(actions("over-4")).toEqual([]);
});

test("in a trick, one's cards can be planned", () => {
  expect(actions("trick-waiting-5")).toEqual((view("trick-waiting-5").table.hand ?? []).map((card) => `play ${card}`));
});
