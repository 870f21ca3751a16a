/** One gallery page for all files of tests: two of Vite's servers would write the same cache at once, each its own way. */

import type { TestProject } from "vitest/node";
import { openGallery } from "./gallery.ts";

declare module "vitest" {
  interface ProvidedContext {
    gallery: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const gallery = await openGallery();
  project.provide("gallery", gallery.url);
  return () => gallery.stop();
}
