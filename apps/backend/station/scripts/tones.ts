import { sampleRate, type Sound } from './sound.ts';

/** A plucked string: noise that goes round a loop as long as the tone's period, and loses its edge on the way. */
export function pluck(
  { to, at, frequency, strength, random }: Sound,
  { softness, ring, seconds }: { softness: number; ring: number; seconds: number },
) {
  const period = sampleRate / frequency - 0.5;
  const size = Math.floor(period);
  const fraction = period - size;
  const string = new Float64Array(size + 1);
  let soft = 0;
  for (let index = 0; index <= size; index += 1) {
    // A finger is soft: the noise is smoothed before it becomes the string's shape.
    soft += softness * (random() * 2 - 1 - soft);
    string[index] = soft;
  }
  const start = Math.round(at * sampleRate);
  const count = Math.min(to.length - start, Math.round(seconds * sampleRate));
  const loss = 0.5 ** (1 / (frequency * ring));
  let position = 0;
  let before = 0;
  for (let index = 0; index < count; index += 1) {
    const next = (position + 1) % (size + 1);
    const value = (string[position] ?? 0) * fraction + (string[next] ?? 0) * (1 - fraction);
    const filtered = loss * 0.5 * (value + before);
    before = value;
    string[position] = filtered;
    position = next;
    const ending = Math.min(1, (count - index) / 4000);
    to[start + index] = (to[start + index] ?? 0) + 2.4 * strength * value * ending;
  }
}

interface Partial {
  frequency: number;
  amplitude: number;
  /** Seconds until a 1/e of the sound is left. */
  fading: number;
  /** Seconds. */
  attack: number;
  /** Seconds of the fade once the key is let go. */
  release: number;
}

/** Adds one fading sine. */
export function partialOf({ to, at, length, random }: Sound, partial: Partial) {
  if (partial.frequency > 15_000 || partial.amplitude < 0.0002) return;
  const start = Math.round(at * sampleRate);
  const heard = Math.min(length + partial.release, partial.fading * 7);
  const count = Math.min(to.length - start, Math.round(heard * sampleRate));
  const held = Math.round(length * sampleRate);
  const attack = Math.max(1, Math.round(partial.attack * sampleRate));
  const release = Math.max(1, Math.round(partial.release * sampleRate));
  const turn = (2 * Math.PI * partial.frequency) / sampleRate;
  // A point that goes round a circle and sinks towards its middle: cheaper than a sine and an exponential a sample.
  const sink = Math.exp(-1 / (partial.fading * sampleRate));
  const cos = Math.cos(turn) * sink;
  const sin = Math.sin(turn) * sink;
  const phase = random() * 0.6;
  let x = partial.amplitude * Math.cos(phase);
  let y = partial.amplitude * Math.sin(phase);
  for (let index = 0; index < count; index += 1) {
    let envelope = index < attack ? 0.5 - 0.5 * Math.cos((Math.PI * index) / attack) : 1;
    if (index > held) envelope *= Math.max(0, 1 - (index - held) / release) ** 2;
    to[start + index] = (to[start + index] ?? 0) + y * envelope;
    const turned = x * cos - y * sin;
    y = x * sin + y * cos;
    x = turned;
  }
}

/** The wood that answers a hammer: a few milliseconds of dark noise. */
export function thud({ to, at, random }: Sound, amplitude: number) {
  const start = Math.round(at * sampleRate);
  const count = Math.min(to.length - start, Math.round(0.06 * sampleRate));
  let dark = 0;
  for (let index = 0; index < count; index += 1) {
    dark += 0.06 * (random() * 2 - 1 - dark);
    to[start + index] =
      (to[start + index] ?? 0) + amplitude * 8 * dark * Math.exp(-index / (0.012 * sampleRate));
  }
}
