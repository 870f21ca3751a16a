/** How figures are told, and how far a measurement goes. */

export interface Limits {
  /** Decisions for `delay`. */
  moves: number;
  /** Games for `memory`. */
  games: number;
  /** No figure but Lighthouse takes much longer: what was measured until then is told. */
  seconds: number;
  /** Where Lighthouse is installed. */
  folder: string;
}

export function print(name: string, value: string, reach: string): void {
  console.log(`${name.padEnd(44)} ${value.padStart(24)}   to reach: ${reach}`);
}

export const quantile = (times: readonly number[], part: number): number =>
  [...times].sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN;
export const spread = (times: readonly number[]): string => `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 0.95).toFixed(0)} ms`;
