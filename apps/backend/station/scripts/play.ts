import { type Piece, timing } from './score.ts';
import { frequencyOf, sampleRate, type Sound } from './sound.ts';
import { voices } from './voices.ts';

/** The piece as dry sound, one sample after the other. Throws when a line is longer or shorter than the chords. */
export function play(piece: Piece, random: () => number): Float64Array {
  const { silenceBefore, beat, bar, seconds: length } = timing(piece);
  const to = new Float64Array(Math.round(length * sampleRate));
  const end = bar * piece.chords.length;
  /** Seconds for a place in the piece: the last two bars slow down, as anybody would play them. */
  const timeOf = (seconds: number) => {
    const late = Math.max(0, seconds - (end - 2 * bar));
    return silenceBefore + seconds + (late * late) / (2 * bar) / 6;
  };
  const sound = (
    voice: keyof typeof voices,
    at: number,
    seconds: number,
    pitch: string,
    strength: number,
    looseness = 0.012,
  ) => {
    const begin = Math.max(0, timeOf(at) + (random() - 0.5) * looseness);
    const touched: Sound = {
      to,
      at: begin,
      frequency: frequencyOf(pitch),
      length: seconds,
      strength: strength * (0.92 + 0.16 * random()),
      random,
    };
    voices[voice](touched);
  };

  for (const [index, tones] of piece.chords.entries()) {
    const last = index >= piece.chords.length - 2;
    const begin = index * bar;
    const { voice, pattern } = piece.accompaniment;
    // The accompaniment breathes: louder towards the middle of every four bars, and it leaves the last bar alone.
    const swell = 0.2 + 0.05 * Math.sin((Math.PI * (index % 4)) / 3);
    for (const [step, which] of pattern.entries()) {
      if (last && index === piece.chords.length - 1 && step > 0) break;
      if (which < 0) continue;
      const pitch = tones[Math.min(which, tones.length - 1)] ?? tones[0];
      const at = begin + (step * bar) / pattern.length;
      sound(voice, at, begin + bar - at + 0.15, pitch, step === 0 ? swell * 1.25 : swell);
    }
    if (piece.pad) for (const pitch of tones.slice(1)) sound('pad', begin, bar, pitch, 0.035, 0);
    if (!last)
      for (const stroke of piece.brush ?? []) sound('brush', begin + stroke * beat, 0.22, 'C4', 0.14);
  }

  for (const { voice, notes, strength } of piece.lines) {
    let at = 0;
    for (const [pitch, beats] of notes) {
      const onTheBar = Math.abs(at % piece.beatsInBar) < 0.01;
      if (pitch !== '-')
        sound(voice, at * beat, beats * beat * 1.05, pitch, strength * (onTheBar ? 0.52 : 0.44));
      at += beats;
    }
    if (Math.abs(at - piece.chords.length * piece.beatsInBar) > 0.001)
      throw new Error(
        `${piece.title}: a line has ${at} beats, the chords ${piece.chords.length * piece.beatsInBar}.`,
      );
  }
  return to;
}
