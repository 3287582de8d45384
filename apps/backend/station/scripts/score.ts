/** A note of a melody: its name (scientific pitch, as in `Bb4`) or `-` for a rest, and how many beats it takes. */
export type Note = readonly [pitch: string, beats: number];

export type Voice =
  | 'piano'
  | 'musicBox'
  | 'celesta'
  | 'electricPiano'
  | 'harp'
  | 'guitar'
  | 'marimba'
  | 'flute'
  | 'vibraphone'
  | 'pad'
  | 'brush'
  | 'bell';

/** A bar's harmony: the bass note and the tones above it, low to high. */
export type Chord = readonly [bass: string, ...tones: string[]];

/** `quiet` for the hours when somebody sleeps, `day` for the others. */
export type Mood = 'quiet' | 'day';

export interface Line {
  voice: Voice;
  notes: readonly Note[];
  /** 1 for the melody, less for who answers it. */
  strength: number;
}

export interface Piece {
  file: string;
  title: string;
  mood: Mood;
  /** Beats in a minute; a beat is what the numbers of the lines count. */
  tempo: number;
  beatsInBar: number;
  /** One chord a bar. */
  chords: readonly Chord[];
  /** What sings, each as long as the chords. */
  lines: readonly Line[];
  /** Who breaks the chords up, and in which order of tones (0 is the bass, -1 a rest), evenly over the bar. */
  accompaniment: { voice: Voice; pattern: readonly number[] };
  /** Long chords far behind, or none. */
  pad: boolean;
  /** Strokes of a brush, in beats from the bar's beginning. */
  brush?: readonly number[];
}

const silenceBefore = 0.25;
/** Seconds for the last tones. Strings that are plucked have long gone when a pad still sounds. */
const ringing = { pad: 3, dry: 1.6 };

/** Where the piece begins, how long a bar is, and how long the whole takes with its last tones: seconds. */
export function timing({ tempo, beatsInBar, chords, pad }: Piece) {
  const beat = 60 / tempo;
  const bar = beat * beatsInBar;
  return {
    silenceBefore,
    beat,
    bar,
    seconds: silenceBefore + bar * chords.length + (pad ? ringing.pad : ringing.dry),
  };
}
