import { type Harmony, harmonies, keyOf, type Key, type Mode, semitone, voicing } from './harmony.ts';
import { phrase, type Sung } from './melody.ts';
import type { Line, Mood, Note, Piece, Voice } from './score.ts';
import { pitchOf, seededRandom } from './sound.ts';

/** What is decided for a piece by hand; the notes follow from it and the seed, the same ones each time. */
export interface Recipe {
  title: string;
  mood: Mood;
  key: string;
  mode: Mode;
  tempo: number;
  beatsInBar: 3 | 4 | 6;
  /** Who sings, and who answers. */
  leads: readonly [Voice, Voice];
  accompaniment: Piece['accompaniment'];
  pad?: boolean;
  brush?: readonly number[];
  /** Eight bars each. */
  verse: string;
  bridge: string;
  /** Sections: `i` an introduction of four bars, `A` verse, `a` the verse with an answer a third below, `B` bridge, `x` four bars without a song, `c` the end. */
  form: string;
  seed: number;
}

/** Octaves above the middle one in which a voice sounds best. */
const octaves: Partial<Record<Voice, number>> = { musicBox: 1, celesta: 1, flute: 1 };

interface Section {
  harmony: readonly Harmony[];
  /** Empty where nobody sings. */
  sung: readonly (readonly Sung[])[];
  lead: 0 | 1;
  answered: boolean;
}

/** A whole piece: sections in their order, the lead passed from one to the other, the verse never twice in the same dress. */
export function compose(recipe: Recipe): Piece {
  const { title, mood, tempo, beatsInBar, leads, accompaniment, pad = false, brush } = recipe;
  const random = seededRandom(recipe.seed);
  const key = keyOf(recipe.key, recipe.mode);
  const verse = harmonies(recipe.verse);
  const bridge = harmonies(recipe.bridge);
  const home = verse.slice(0, 1);
  const A = phrase({ beatsInBar, harmony: verse, height: 2, climb: 3, random });
  const B = phrase({ beatsInBar, harmony: bridge, height: 5, climb: 2, random });

  let verses = 0;
  const sections = recipe.form.split('').map((letter): Section => {
    if (letter === 'i') return { harmony: verse.slice(0, 4), sung: [], lead: 0, answered: false };
    if (letter === 'x') return { harmony: bridge.slice(0, 4), sung: [], lead: 0, answered: false };
    if (letter === 'c') return { harmony: [...home, ...home], sung: [], lead: 0, answered: false };
    if (letter === 'B') return { harmony: bridge, sung: B, lead: 1, answered: false };
    verses += 1;
    return { harmony: verse, sung: A, lead: verses % 2 === 0 ? 1 : 0, answered: letter === 'a' };
  });

  const lines: Line[] = [
    ...([0, 1] as const).map((lead) => ({
      voice: leads[lead],
      strength: 1,
      notes: notesOf(key, beatsInBar, sections, leads[lead], (section) => section.lead === lead),
    })),
    {
      voice: leads[1],
      strength: 0.55,
      notes: notesOf(
        key,
        beatsInBar,
        sections,
        leads[1],
        (section) => section.answered,
        // A third below is a sixth or third in every scale of ours.
        (degree) => degree - 2,
      ),
    },
  ].filter(({ notes }) => notes.some(([pitch]) => pitch !== '-'));
  return {
    file: `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.mp3`,
    title,
    mood,
    tempo,
    beatsInBar,
    chords: sections.flatMap(({ harmony }) => harmony.map((bar) => voicing(key, bar))),
    lines,
    accompaniment,
    pad,
    ...(brush && { brush }),
  };
}

/** What one voice has to play: the sections that are its own, and rests. */
function notesOf(
  key: Key,
  beatsInBar: number,
  sections: readonly Section[],
  voice: Voice,
  own: (section: Section) => boolean,
  moved = (degree: number) => degree,
): Note[] {
  const up = 12 * (octaves[voice] ?? 0);
  return sections.flatMap((section): Note[] =>
    section.sung.length > 0 && own(section)
      ? section.sung.flat().map(({ degree, beats }) => [pitchOf(semitone(key, moved(degree)) + up), beats])
      : section.harmony.map((): Note => ['-', beatsInBar]),
  );
}
