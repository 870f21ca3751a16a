/** A refusal, by the server or for want of one: a code for programs, a sentence for people. */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
    readonly details: Record<string, unknown> = {},
  ) {
    super(text);
  }
}

/** The sentence of whatever was thrown. */
export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
