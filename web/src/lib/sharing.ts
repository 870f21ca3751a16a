/** Handing on a link: by the system where it can, otherwise into the clipboard. */

export type Handed = "shared" | "copied" | "refused" | "left";

interface Means {
  share?: (data: { title: string; url: string }) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
}

/** Share a link; `left` when the person changed their mind, `refused` when the browser allows neither way. */
export async function handOn(title: string, url: string, means: Means = navigator): Promise<Handed> {
  if (means.share) {
    try {
      await means.share({ title, url });
      return "shared";
    } catch (error) {
      if (error instanceof Error && error.name === "AbortError") return "left";
    }
  }
  try {
    if (!means.clipboard) return "refused";
    await means.clipboard.writeText(url);
    return "copied";
  } catch {
    return "refused";
  }
}
