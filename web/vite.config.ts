import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { art } from "./plugins/art.ts";
import { serviceWorker } from "./plugins/service-worker.ts";
import { previewArt } from "./plugins/preview-art.ts";
import { isWords, words } from "./plugins/words.ts";

const SERVER = process.env["FORETOLD_SERVER"] ?? "http://127.0.0.1:8472";

/** What is always needed together comes in one file, not in twenty. What stands nowhere here is divided by who loads it. */
const LATER = "loading/extras|announce/(read-aloud|sound)|dialogs/|hints/|motion/(motion|Flying)|panel/(Chat|Memory|[Ss]cores)";
const GROUPS = [
  {
    name: "core",
    test: /node_modules|src\/lib\/(?!replay|sharing|passkeys)|src\/parts\/(Icon|Failure|Segments|GameLines)|src\/games\/(modules|listings|\w+\/listing)\./,
  },
  {
    name: "cards",
    test: /virtual:art|src\/cards\/(?!CardTooltip)|src\/games\/(decks|game\.ts|generic\/view|\w+\/cards\/)|src\/table\/table\.css/,
  },
  { name: "table", test: new RegExp(`src/table/(?!${LATER})|src/games/(tables|\\w+/table/)`) },
];

export default defineConfig({
  plugins: [svelte(), art(), words(), serviceWorker(), previewArt()],
  build: {
    outDir: "../src/foretold/server/site",
    emptyOutDir: true,
    assetsDir: "app",
    manifest: "manifest.json", // the server reads from it what a page needs
    assetsInlineLimit: 0, // the server's policy allows no inline scripts and styles
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      checks: { bundlerTimings: false }, // how long plugins take is no fault of the sources
      output: {
        entryFileNames: "app/[name]-[hash].js",
        chunkFileNames: (chunk) => (isWords(chunk.name) ? "app/words-[name]-[hash].js" : "app/[name]-[hash].js"),
        codeSplitting: { groups: GROUPS },
        assetFileNames: "app/[name]-[hash][extname]",
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: SERVER, ws: true, changeOrigin: true, headers: { Origin: SERVER } },
      "/verify": SERVER,
      "/assets": SERVER,
    },
  },
});
