import type { Chord } from './score.ts';
import { pitchOf } from './sound.ts';

export type Mode = 'major' | 'minor' | 'dorian' | 'mixolydian' | 'lydian';

const steps: Record<Mode, readonly number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
};
const tonics: Record<string, number> = {
  C: 0,
  Db: 1,
  D: 2,
  Eb: 3,
  E: 4,
  F: 5,
  G: 7,
  Ab: 8,
  A: 9,
  Bb: 10,
};

/** A key: degrees count from 0, the tonic, and go on over the octave. */
export interface Key {
  tonic: number;
  scale: readonly number[];
}

export function keyOf(name: string, mode: Mode): Key {
  const tonic = tonics[name];
  if (tonic === undefined) throw new Error(`"${name}" is not a key.`);
  return { tonic, scale: steps[mode] };
}

/** The key of a piano for a degree of the scale whose tonic lies in the octave from C4. */
export function semitone({ tonic, scale }: Key, degree: number): number {
  const octave = Math.floor(degree / 7);
  return 60 + (tonic > 7 ? tonic - 12 : tonic) + 12 * octave + (scale[degree - 7 * octave] ?? 0);
}

/** A bar's harmony: a degree of the scale, and whether a seventh sounds with it. */
export interface Harmony {
  root: number;
  seventh: boolean;
}

/** Harmonies as text: `1 6 4 2/7 5`, one bar each. `/7` adds the seventh. */
export function harmonies(text: string): Harmony[] {
  return text.split(' ').map((word) => ({ root: Number(word[0]) - 1, seventh: word.endsWith('/7') }));
}

/** The degrees that belong to the harmony, within an octave of the scale. */
export function degreesOf({ root, seventh }: Harmony): number[] {
  return [root, root + 2, root + 4, ...(seventh ? [root + 6] : [])].map((degree) => degree % 7);
}

/** Open, as hands would take it: bass, fifth, octave, third, and the seventh or the fifth above. */
export function voicing(key: Key, harmony: Harmony): Chord {
  const { root, seventh } = harmony;
  let bass = semitone(key, root);
  while (bass > 49) bass -= 12;
  const above = (degrees: number, octaves: number) =>
    bass + semitone(key, root + degrees) - semitone(key, root) + 12 * octaves;
  return [bass, above(4, 0), bass + 12, above(2, 1), seventh ? above(6, 1) : above(4, 1)].map(
    pitchOf,
  ) as unknown as Chord;
}
