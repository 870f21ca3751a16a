/** Small sounds for what happens; off at first. Cards are a breath of noise, the rest are a few tones. */
import { settings } from "../../lib/settings.svelte";
import type { Fact } from "../../lib/wire";

/** A tone, or (without a frequency) a breath of noise: when it begins and how long it lasts, in seconds. */
export interface Note {
  frequency?: number;
  at: number;
  length: number;
  volume?: number;
}

const slide: Note[] = [{ at: 0, length: 0.09 }];
const lay: Note[] = [
  { at: 0, length: 0.07 },
  { frequency: 150, at: 0.05, length: 0.06, volume: 0.5 },
];
const tones = (...frequencies: number[]): Note[] =>
  frequencies.map((frequency, place) => ({ frequency, at: place * 0.1, length: place === frequencies.length - 1 ? 0.34 : 0.16 }));

export const SOUNDS = {
  deal: Array.from({ length: 5 }, (_, place): Note => ({ at: place * 0.075, length: 0.06 })),
  card: lay,
  slide,
  gain: tones(1175, 1568),
  warning: [
    { frequency: 147, at: 0, length: 0.35 },
    { frequency: 110, at: 0.12, length: 0.5 },
  ],
  collect: [...lay, { frequency: 440, at: 0.1, length: 0.12 }, { frequency: 587, at: 0.19, length: 0.2 }],
  reveal: tones(392, 523, 659),
  win: tones(523, 659, 784, 1047),
  yourTurn: tones(659, 880),
} satisfies Record<string, Note[]>;
export type Sound = keyof typeof SOUNDS;
/** What a game lets be heard, by fact. */
export type SoundsOfFacts = Record<string, Sound>;

/** So many at most for one message: a whole round that is told at once is no concert. */
const MOST = 4;

/** What is heard of these facts, in order; the same is not heard twice in a row. */
export function heard(facts: readonly Fact[], myTurn: boolean, ofFacts: SoundsOfFacts): Sound[] {
  const sounds = facts.map((fact) => ofFacts[fact.fact]).filter((sound) => sound !== undefined);
  const once = sounds.filter((sound, place) => sound !== sounds[place - 1]).slice(-MOST);
  return myTurn ? [...once, "yourTurn"] : once;
}

const QUIET = 0.07;
let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A second of noise, made once. */
function breath(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  return noise;
}

function play(audio: AudioContext, { frequency, at, length, volume = 1 }: Note, wait: number): void {
  const start = audio.currentTime + wait + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(QUIET * volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  if (frequency === undefined) {
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = breath(audio);
    filter.type = "bandpass";
    filter.frequency.setValueAtTime(1_800, start);
    filter.frequency.exponentialRampToValueAtTime(3_600, start + length);
    source.connect(filter).connect(gain);
    source.start(start, Math.random() * 0.5, length);
  } else {
    const tone = audio.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(start);
    tone.stop(start + length);
  }
}

/** Let these facts be heard, and that it is one's turn now. */
export function sound(facts: readonly Fact[], myTurn: boolean, ofFacts: SoundsOfFacts): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  // A browser lets nothing be heard before the first click or key.
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  let wait = 0;
  for (const name of heard(facts, myTurn, ofFacts)) {
    for (const note of SOUNDS[name]) play(audio, note, wait);
    wait += 0.12;
  }
}
