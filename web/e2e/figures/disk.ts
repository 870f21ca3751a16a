import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** As much as a decision and what it changes in the database's log. */
const BYTES = 4096;
const EVERY = 250;

/**
 * How long this machine's disk takes for one small thing to be safe, beside what is measured: no decision is shown before it is stored,
 * so a disk that stalls is seen in the delays, and here one sees that it was the disk. The result ends it and tells, in milliseconds.
 */
export async function watchDisk(): Promise<() => Promise<number[]>> {
  const folder = await mkdtemp(join(tmpdir(), "foretold-disk-"));
  const file = await open(join(folder, "safe"), "w");
  const times: number[] = [];
  let watching = true;
  const watched = (async () => {
    while (watching) {
      await file.write(Buffer.alloc(BYTES, times.length), 0, BYTES, 0);
      const began = performance.now();
      await file.datasync();
      times.push(performance.now() - began);
      await new Promise((goOn) => setTimeout(goOn, EVERY));
    }
  })();
  return async () => {
    watching = false;
    await watched;
    await file.close();
    await rm(folder, { recursive: true });
    return times;
  };
}
