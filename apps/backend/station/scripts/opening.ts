import type { Chord, Note, Piece } from './score.ts';

/** The line as text, one bar after the other: `A4:2 C5 -:1`. A note without a number takes one beat. */
function line(text: string): Note[] {
  return text
    .split(/[\s|]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [pitch = '-', beats = '1'] = word.split(':');
      return [pitch, Number(beats)] as const;
    });
}

const chord = (text: string) => text.split(' ') as unknown as Chord;

const F = chord('F2 C3 F3 A3');
const Bb = chord('Bb2 F3 Bb3 D4');
const Gm = chord('G2 D3 G3 Bb3');
const C7 = chord('C3 G3 Bb3 E4');
const C = chord('C3 G3 C4 E4');
const Dm = chord('D3 A3 D4 F4');

const nightLightMelody = `C5:2 A4 | C5:2 A4 | D5 C5 Bb4 | A4:3 | Bb4:2 G4 | Bb4:2 G4 | C5 Bb4 A4 | G4:3
  C5:2 A4 | D5:2 F5 | F5 D5 Bb4 | D5:3 | E5 D5 C5 | Bb4 A4 G4 | A4:1.5 G4:0.5 F4 | F4:3`;
const nightLightChords = [F, F, Bb, F, Gm, C7, F, C7, F, Dm, Bb, Gm, C, C7, F, F];

const D = chord('D2 A2 D3 F#3 A3');
const DoverF = chord('F#2 A2 D3 F#3 A3');
const Bm7 = chord('B1 F#2 B2 D3 A3');
const Gmaj7 = chord('G2 D3 F#3 B3 D4');
const Asus = chord('A1 E2 A2 D3 E3');
const A = chord('A1 E2 A2 C#3 E3');
const Em7 = chord('E2 B2 D3 G3 B3');
const rainVerse = [D, Bm7, Gmaj7, Asus, DoverF, Gmaj7, Em7, A];

const am = chord('A2 E3 A3 C4 E4');
const f = chord('F2 C3 F3 A3 C4');
const c = chord('C3 G3 C4 E4 G4');
const cOverE = chord('E2 G2 C3 E3 G3');
const g = chord('G2 D3 G3 B3 D4');
const em = chord('E2 B2 E3 G3 B3');
const dm7 = chord('D2 A2 D3 F3 C4');

const G = chord('G2 D3 G3 B3');
const boatC = chord('C3 G3 C4 E4');
const boatEm = chord('E2 B2 E3 G3');
const boatBm = chord('B2 F#3 B3 D4');
const boatAm = chord('A2 E3 A3 C4');
const boatD = chord('D3 A3 D4 F#4');

/** The opening: written note by note, and in the repository, so that a new station plays from its first second. */
export const opening: readonly Piece[] = [
  {
    file: 'night-light.mp3',
    title: 'Night Light',
    mood: 'quiet',
    tempo: 84,
    beatsInBar: 3,
    chords: [...nightLightChords, ...nightLightChords],
    lines: [{ voice: 'musicBox', strength: 1, notes: line(`${nightLightMelody} ${nightLightMelody}`) }],
    accompaniment: { voice: 'piano', pattern: [0, 1, 2, 3, 2, 1] },
    pad: true,
  },
  {
    file: 'rain-on-the-window.mp3',
    title: 'Rain on the Window',
    mood: 'quiet',
    tempo: 72,
    beatsInBar: 4,
    chords: [...rainVerse, ...rainVerse, Gmaj7, A, D, D],
    lines: [
      {
        voice: 'electricPiano',
        strength: 1,
        notes: line(`F#5:2 E5 D5 | D5:3 A4 | B4:2 D5:2 | E5:4 | F#5:2 A5 F#5 | E5 D5:3 | G4 B4 E5:2 | C#5:4
      F#5:2 E5 D5 | D5:2 F#5 A5 | B5:2 A5 F#5 | E5:4 | F#5:2 A5 F#5 | E5 D5:3 | G5 F#5 E5 B4 | C#5:3 -
      D5:2 B4:2 | C#5:2 E5:2 | D5:4 | -:4`),
      },
    ],
    accompaniment: { voice: 'harp', pattern: [0, 1, 2, 3, 4, 3, 2, 1] },
    pad: true,
  },
  {
    file: 'letters-to-the-moon.mp3',
    title: 'Letters to the Moon',
    mood: 'quiet',
    tempo: 66,
    beatsInBar: 4,
    chords: [am, f, c, g, am, f, cOverE, g, f, g, am, em, f, c, dm7, g, c, c],
    lines: [
      {
        voice: 'piano',
        strength: 1,
        notes:
          line(`E5:1.5 D5:0.5 C5:2 | A4:3 C5 | G4 C5 E5:2 | D5:4 | E5:1.5 G5:0.5 E5 D5 | C5:2 A4:2 | G4:2 C5 D5 | B4:4
      A5:2 G5 F5 | G5:2 D5:2 | E5:2 C5 E5 | D5:2 B4:2 | C5 A4 C5 F5 | E5:2 G4:2 | F5 E5 D5 A4 | D5:2 B4:2 | C5:4 | -:4`),
      },
    ],
    accompaniment: { voice: 'piano', pattern: [0, 1, 2, 3, 4, 3, 2, 3] },
    pad: true,
  },
  {
    file: 'paper-boats.mp3',
    title: 'Paper Boats',
    mood: 'day',
    tempo: 168,
    beatsInBar: 6,
    chords: [
      [G, G, boatC, G, boatEm, boatC, boatD, boatD, G, G, boatC, G, boatAm, boatD, G, G],
      [boatEm, boatBm, boatC, G, boatAm, boatEm, boatD, boatD],
      [G, boatBm, boatC, G, boatAm, boatD, G, G],
    ].flat(),
    lines: [
      {
        voice: 'celesta',
        strength: 1,
        notes:
          line(`B4:3 D5:3 | B4:2 A4 G4:3 | E5:3 D5:2 C5 | B4:6 | G4:2 A4 B4:3 | C5:3 E5:3 | D5:4 A4:2 | A4:6
      B4:3 D5:3 | G5:3 F#5:2 D5 | E5:3 C5:3 | D5:6 | C5:2 B4 A4:3 | F#4:3 A4:3 | G4:6 | -:6
      E5:3 G5:3 | F#5:4 D5:2 | E5:3 C5:3 | D5:6 | E5:2 D5 C5:3 | B4:3 E5:3 | D5:3 F#5:3 | A5:6
      B5:3 G5:3 | F#5:2 E5 D5:3 | E5:3 G5:3 | D5:6 | C5:3 E5:2 C5 | A4:3 F#4:3 | G4:6 | -:6`),
      },
    ],
    accompaniment: { voice: 'harp', pattern: [0, 1, 2, 3, 2, 1] },
    pad: false,
  },
];
