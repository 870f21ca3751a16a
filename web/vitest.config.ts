import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./plugins/words.ts";

export default defineConfig({
  plugins: [svelte(), words()],
  test: { include: ["src/**/*.test.ts", "plugins/**/*.test.ts"] },
});
