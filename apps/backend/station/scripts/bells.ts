import type { Line, Piece } from './score.ts';

/** The sign of the full hour, by day: a fifth that falls and comes home, as a small clock would say it. */
export const hourSign: Piece = {
  file: 'hour-sign.mp3',
  title: 'The Full Hour',
  mood: 'day',
  tempo: 60,
  beatsInBar: 4,
  chords: [['C4'], ['C4']],
  lines: [
    {
      voice: 'bell',
      strength: 0.7,
      notes: [
        ['G5', 1],
        ['E5', 1],
        ['C5', 2],
        ['D5', 1],
        ['G4', 1],
        ['C5', 2],
      ],
    } satisfies Line,
  ],
  accompaniment: { voice: 'pad', pattern: [-1] },
  pad: false,
};
