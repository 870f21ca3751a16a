import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  // Most of the time a browser waits: two files at once take little more than half of it.
  test: { include: ["**/*.e2e.ts"], testTimeout: 240_000, hookTimeout: 240_000, maxWorkers: 2 },
});
