/** Small tones for what happens; off at first. */
import { settings } from "../lib/settings.svelte";
import type { Fact } from "../lib/wire";

type Tone = [frequency: number, at: number, length: number];

const SLIDE: Tone[] = [[320, 0, 0.06]];
const TONES: Record<string, Tone[]> = {
  plays: [[260, 0, 0.07], [390, 0.05, 0.08]],
  takes: SLIDE,
  swaps: [[320, 0, 0.06], [280, 0.07, 0.06]],
  draws: SLIDE,
  "gallery-gains": [[220, 0, 0.07]],
  "gains-rune": [[880, 0, 0.12], [1320, 0.06, 0.16]],
  "goes-all-in": [[147, 0, 0.3], [110, 0.1, 0.4]],
  strongest: [[523, 0, 0.18], [659, 0.12, 0.18], [784, 0.24, 0.3]],
  "wins-trick": [[392, 0, 0.1], [523, 0.08, 0.16]],
  wins: [[523, 0, 0.2], [659, 0.15, 0.2], [784, 0.3, 0.2], [1047, 0.45, 0.5]],
};
const YOUR_TURN: Tone[] = [[587, 0, 0.12], [784, 0.1, 0.2]];
const QUIET = 0.06;

let context: AudioContext | null = null;

function play(tones: readonly Tone[], wait = 0): void {
  context ??= new AudioContext();
  for (const [frequency, at, length] of tones) {
    const start = context.currentTime + wait + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(QUIET, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

/** Let these facts be heard, and that it is one's turn now. */
export function sound(facts: readonly Fact[], myTurn: boolean): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  const heard = facts.map((fact) => TONES[fact.fact]).filter((tones) => tones !== undefined).slice(-6);
  heard.forEach((tones, index) => play(tones, index * 0.09));
  if (myTurn) play(YOUR_TURN, heard.length * 0.09 + 0.1);
}
