import { expect, test } from "vitest";
import { nearest } from "./navigation";

const box = (x: number, y: number) => ({ x, y, width: 40, height: 56 });
const hand = [box(0, 300), box(50, 300), box(100, 300)];
const gallery = [box(0, 100), box(100, 100)];

test("along the row, to the neighbour", () => {
  expect(nearest(box(50, 300), hand, "ArrowRight")).toBe(2);
  expect(nearest(box(50, 300), hand, "ArrowLeft")).toBe(0);
});

test("at the end of the row there is nothing further", () => {
  expect(nearest(box(100, 300), hand, "ArrowRight")).toBe(-1);
});

test("up goes to the gallery, to the card above", () => {
  expect(nearest(box(100, 300), [...gallery, ...hand], "ArrowUp")).toBe(1);
  expect(nearest(box(0, 100), [...gallery, ...hand], "ArrowDown")).toBe(2);
});
