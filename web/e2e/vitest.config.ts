import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** A wait only costs time when something is wrong; a machine may have other work. */
const LONG = 600_000;

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["**/*.e2e.ts"],
    globalSetup: ["./gallery-for-all.ts"],
    testTimeout: LONG,
    hookTimeout: LONG,
    teardownTimeout: LONG,
    expect: { poll: { timeout: 180_000 } },
    maxWorkers: Math.max(2, availableParallelism()), // most of the time a browser waits: two files at once take little more than half of it
  },
});
