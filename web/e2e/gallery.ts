/** The gallery page, which only Vite's own server has. */

import { createServer } from "vite";
import { resolve } from "node:path";

export interface Gallery {
  url: string;
  stop(): Promise<void>;
}

/** Vite's server at a free port. The gallery needs no other server; what is asked of one finds nobody. */
export async function openGallery(): Promise<Gallery> {
  const server = await createServer({
    root: resolve(import.meta.dirname, ".."),
    configFile: resolve(import.meta.dirname, "../vite.config.ts"),
    logLevel: "silent",
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null }, // what is edited meanwhile is for the next run
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (!address || typeof address === "string") throw new Error("Vite has no port.");
  return { url: `http://127.0.0.1:${address.port}/dev/gallery`, stop: () => server.close() };
}
