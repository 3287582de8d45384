export const sampleRate = 44_100;

/** A number from 0 to 1, the same series in every run, so that the same script makes the same music. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const semitones: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Hertz of a note's name, equal temperament, A4 = 440. */
export function frequencyOf(pitch: string): number {
  const [, letter = '', accidental = '', octave = ''] = /^([A-G])([#b]?)(\d)$/.exec(pitch) ?? [];
  const step = semitones[letter];
  if (step === undefined) throw new Error(`"${pitch}" is not the name of a note.`);
  const shift = { '': 0, '#': 1, b: -1 }[accidental] ?? 0;
  return 440 * 2 ** ((step + shift + 12 * (Number(octave) + 1) - 69) / 12);
}

const names = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];

/** The name of a key, counted in semitones as MIDI does it (60 is C4). */
export function pitchOf(key: number): string {
  return `${names[key % 12] ?? ''}${Math.floor(key / 12) - 1}`;
}

export interface Sound {
  /** Where to add the sound. */
  to: Float64Array;
  /** Seconds from the beginning of the piece. */
  at: number;
  frequency: number;
  /** Seconds until the key is let go. */
  length: number;
  /** 0 to 1. */
  strength: number;
  random: () => number;
}
