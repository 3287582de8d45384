import { sampleRate, type Sound } from './sound.ts';
import type { Voice } from './score.ts';
import { partialOf, pluck, thud } from './tones.ts';

export const voices: Record<Voice, (sound: Sound) => void> = {
  /** A piano with felt between hammers and strings: two strings a note, slightly stiff, dark when played softly. */
  piano(sound) {
    const { frequency, strength } = sound;
    const sustain = 5 * (220 / frequency) ** 0.6;
    for (const detune of [-0.00022, 0.00022]) {
      for (let partial = 1; partial <= 9; partial += 1) {
        partialOf(sound, {
          frequency: frequency * (1 + detune) * partial * Math.sqrt(1 + 0.0004 * partial * partial),
          amplitude: 0.5 * strength * partial ** -1.5 * Math.exp(-0.34 * (partial - 1) * (1.25 - strength)),
          fading: sustain / partial ** 0.8,
          attack: 0.007,
          release: 0.35,
        });
      }
    }
    thud(sound, 0.035 * strength);
  },

  /** Plucked steel teeth of a comb: a clear tone, a few tones above it that belong to metal, nothing held. */
  musicBox(sound) {
    const { frequency, strength } = sound;
    const ring = 1.9 * (523 / frequency) ** 0.5;
    const teeth = [
      [1, 0.8, 1],
      [2, 0.16, 0.6],
      [3.01, 0.2, 0.4],
      [5.43, 0.06, 0.16],
      [8.9, 0.02, 0.08],
    ] as const;
    for (const [ratio, amplitude, part] of teeth) {
      partialOf(
        { ...sound, length: 6 },
        {
          frequency: frequency * ratio,
          amplitude: amplitude * strength,
          fading: ring * part,
          attack: 0.0015,
          release: 0.2,
        },
      );
    }
  },

  /** Small hammers on steel plates over wooden boxes. */
  celesta(sound) {
    const { frequency, strength } = sound;
    const plates = [
      [1, 0.85, 2.2],
      [2, 0.1, 1.2],
      [4.02, 0.14, 0.45],
      [9.2, 0.018, 0.09],
    ] as const;
    for (const [ratio, amplitude, fading] of plates) {
      partialOf(
        { ...sound, length: 6 },
        {
          frequency: frequency * ratio,
          amplitude: amplitude * strength,
          fading,
          attack: 0.003,
          release: 0.3,
        },
      );
    }
    thud(sound, 0.02 * strength);
  },

  /** A tine and a tone bar, by frequency modulation: round, with a bell at the beginning. */
  electricPiano({ to, at, frequency, length, strength }) {
    const start = Math.round(at * sampleRate);
    const count = Math.min(to.length - start, Math.round((length + 0.6) * sampleRate));
    const turn = (2 * Math.PI * frequency) / sampleRate;
    for (let index = 0; index < count; index += 1) {
      const time = index / sampleRate;
      const body = 0.9 * strength * Math.exp(-time / 1.3);
      const bell = 0.28 * strength * Math.exp(-time / 0.18);
      const tremolo = 1 + 0.09 * Math.sin(2 * Math.PI * 4.3 * (at + time));
      const letGo = time > length ? Math.exp(-(time - length) / 0.12) : 1;
      const attack = Math.min(1, time / 0.006);
      const tone = Math.sin(turn * index + body * Math.sin(turn * index)) * Math.exp(-time / 1.9);
      const tine = Math.sin(turn * 7 * index) * bell * 0.22;
      to[start + index] =
        (to[start + index] ?? 0) + 0.62 * strength * attack * letGo * tremolo * (tone + tine);
    }
  },

  harp: (sound) => pluck(sound, { softness: 0.28, ring: 0.75, seconds: 3.2 }),

  /** Nylon under a thumb: darker than the harp, and sooner gone. */
  guitar(sound) {
    pluck(sound, { softness: 0.16, ring: 0.5, seconds: 2.4 });
    thud(sound, 0.012 * sound.strength);
  },

  /** Rosewood bars over tubes: a dark tone, and for a moment one that lies two octaves and more above. */
  marimba(sound) {
    const { frequency, strength } = sound;
    const bars = [
      [1, 0.95, 0.75 * (262 / frequency) ** 0.5],
      [3.93, 0.16, 0.14],
      [9.6, 0.03, 0.04],
    ] as const;
    for (const [ratio, amplitude, fading] of bars)
      partialOf(
        { ...sound, length: 3 },
        {
          frequency: frequency * ratio,
          amplitude: amplitude * strength,
          fading,
          attack: 0.004,
          release: 0.2,
        },
      );
    thud(sound, 0.03 * strength);
  },

  /** A wooden flute blown softly: three tones, a breath of noise, and a tremble that comes late. */
  flute({ to, at, frequency, length, strength, random }) {
    const start = Math.round(at * sampleRate);
    const count = Math.min(to.length - start, Math.round((length + 0.25) * sampleRate));
    let phase = 0;
    let breath = 0;
    for (let index = 0; index < count; index += 1) {
      const time = index / sampleRate;
      const tremble = Math.min(1, Math.max(0, time - 0.35) / 0.6);
      phase +=
        (2 * Math.PI * frequency * (1 + 0.0035 * tremble * Math.sin(2 * Math.PI * 4.8 * time))) / sampleRate;
      breath += 0.25 * (random() * 2 - 1 - breath);
      const swell = Math.min(1, time / 0.07) * (time > length ? Math.exp(-(time - length) / 0.06) : 1);
      const ending = Math.min(1, (count - index) / 400);
      const tone = Math.sin(phase) + 0.22 * Math.sin(2 * phase) + 0.07 * Math.sin(3 * phase);
      to[start + index] =
        (to[start + index] ?? 0) +
        0.36 *
          strength *
          swell *
          ending *
          (tone * (1 + 0.05 * tremble * Math.sin(2 * Math.PI * 4.8 * time)) + 0.05 * breath);
    }
  },

  /** Metal bars with turning discs in their tubes: long tones that breathe five times in a second. */
  vibraphone(sound) {
    const { frequency, strength } = sound;
    const bars = [
      [0.9988, 0.5, 2.6],
      [1.0012, 0.4, 2.6],
      [4, 0.1, 0.5],
    ] as const;
    for (const [ratio, amplitude, fading] of bars)
      partialOf(
        { ...sound, length: Math.max(sound.length, 1.2) },
        {
          frequency: frequency * ratio,
          amplitude: amplitude * strength,
          fading,
          attack: 0.004,
          release: 0.5,
        },
      );
  },

  /** A brush on a drum's skin: the pitch says nothing, the length how far the hand goes. */
  brush({ to, at, length, strength, random }) {
    const start = Math.round(at * sampleRate);
    const count = Math.min(to.length - start, Math.round(Math.min(length, 0.3) * sampleRate));
    let low = 0;
    let high = 0;
    for (let index = 0; index < count; index += 1) {
      const noise = random() * 2 - 1;
      low += 0.35 * (noise - low);
      high += 0.08 * (low - high);
      const part = index / count;
      to[start + index] =
        (to[start + index] ?? 0) +
        0.5 * strength * (low - high) * Math.sin(Math.PI * part) ** 0.5 * (1 - part);
    }
  },

  /** A bell of the size of a hand, for the full hour: the tones of real bells, the minor third among them. */
  bell(sound) {
    const { frequency, strength } = sound;
    const tones = [
      [0.5, 0.25, 3.2],
      [1, 0.6, 2.4],
      [1.19, 0.22, 1.6],
      [1.5, 0.16, 1.1],
      [2, 0.3, 1.2],
      [2.74, 0.1, 0.5],
      [4.07, 0.05, 0.25],
    ] as const;
    for (const [ratio, amplitude, fading] of tones)
      partialOf(
        { ...sound, length: 7 },
        {
          frequency: frequency * ratio,
          amplitude: amplitude * strength,
          fading,
          attack: 0.003,
          release: 0.3,
        },
      );
  },

  /** Strings far away: slow to come, slow to go, three of each tone, a little apart. */
  pad(sound) {
    for (const detune of [-0.0021, 0, 0.0018]) {
      for (let partial = 1; partial <= 4; partial += 1) {
        partialOf(sound, {
          frequency: sound.frequency * (1 + detune) * partial,
          amplitude: 0.3 * sound.strength * partial ** -2.1,
          fading: 30,
          attack: Math.min(1.1, sound.length / 2),
          release: 1.6,
        });
      }
    }
  },
};
