import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { art } from "./plugins/art.ts";
import { words } from "./plugins/words.ts";

export default defineConfig({
  plugins: [svelte(), art(), words()],
  test: { include: ["src/**/*.test.ts", "plugins/**/*.test.ts"] },
});
