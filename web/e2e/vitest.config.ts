import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  test: { include: ["**/*.e2e.ts"], testTimeout: 240_000, hookTimeout: 240_000, fileParallelism: false },
});
