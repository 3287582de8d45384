import { degreesOf, type Harmony } from './harmony.ts';

/** A degree of the scale and how long it is sung, in beats. */
export interface Sung {
  degree: number;
  beats: number;
}

/** How bars may be divided, by the beats of a bar: those with an even step first, the last of each list ends a phrase. */
const rhythms: Record<number, { moving: readonly (readonly number[])[]; resting: readonly number[] }> = {
  3: { moving: [[2, 1], [1, 1, 1], [1.5, 0.5, 1], [1, 2], [3]], resting: [3] },
  4: {
    moving: [
      [2, 1, 1],
      [1, 1, 2],
      [1.5, 0.5, 2],
      [3, 1],
      [1, 1, 1, 1],
      [2, 2],
    ],
    resting: [4],
  },
  6: {
    moving: [
      [2, 1, 3],
      [3, 3],
      [2, 1, 2, 1],
      [3, 2, 1],
      [1, 1, 1, 3],
    ],
    resting: [6],
  },
};

interface Wish {
  beatsInBar: number;
  harmony: readonly Harmony[];
  /** Degrees above the tonic around which the phrase lies, at its beginning. */
  height: number;
  /** Degrees that it climbs until its fifth bar. */
  climb: number;
  random: () => number;
}

/**
 * Eight bars as a song has them: two that ask, two that answer and stop short of home; the two again with their own end, which goes
 * home where the harmony does. Heavy beats sing tones of the harmony, light ones walk between them.
 */
export function phrase({ beatsInBar, harmony, height, climb, random }: Wish): Sung[][] {
  const { moving, resting } = rhythms[beatsInBar] ?? { moving: [], resting: [beatsInBar] };
  const pick = () => moving[Math.floor(random() * moving.length)] ?? resting;
  const [first, second, third] = [pick(), pick(), pick()];
  const plan = [first, second, first, resting, first, second, third, resting];
  const bars: Sung[][] = [];
  let last = height;
  for (const [index, rhythm] of plan.entries()) {
    const chord = harmony[index] ?? { root: 0, seventh: false };
    // What was sung over the same harmony comes again: that is what one remembers.
    const before = index === 4 || index === 5 ? bars[index - 4] : undefined;
    const same = before && harmony[index - 4]?.root === chord.root;
    const arch = height + climb * Math.sin((Math.PI * Math.min(index, 7)) / 8);
    const bar = same ? [...before] : sung({ rhythm, chord, arch, last, random });
    bars.push(bar);
    last = bar.at(-1)?.degree ?? last;
  }
  const end = bars[7];
  const [only] = end ?? [];
  if (only && harmony[7]?.root === 0) only.degree = nearest([0], last);
  return bars;
}

function sung({
  rhythm,
  chord,
  arch,
  last,
  random,
}: {
  rhythm: readonly number[];
  chord: Harmony;
  arch: number;
  last: number;
  random: () => number;
}): Sung[] {
  const tones = degreesOf(chord);
  const notes: Sung[] = [];
  let from = last;
  for (const [index, beats] of rhythm.entries()) {
    const aim = arch + (random() - 0.5) * 3;
    const heavy = index === 0 || beats >= 2;
    const leap = from + Math.max(-4, Math.min(4, aim - from));
    // A light note is a step away from the one before, on the way to where the phrase wants to be.
    const degree = heavy ? nearest(tones, leap) : from + (aim >= from ? 1 : -1);
    notes.push({ degree, beats });
    from = degree;
  }
  // A long light note must belong to the harmony as well: nobody hears it as passing.
  return notes.map((note) => (note.beats >= 1.5 ? { ...note, degree: nearest(tones, note.degree) } : note));
}

/** The degree next to a height that belongs to the tones, in whatever octave. */
function nearest(tones: readonly number[], height: number): number {
  const near = tones.flatMap((tone) => [-14, -7, 0, 7, 14].map((octave) => tone + octave));
  return near.reduce((best, degree) => (Math.abs(degree - height) < Math.abs(best - height) ? degree : best));
}
