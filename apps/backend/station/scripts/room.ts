import { sampleRate } from './sound.ts';

const combs = [1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617];
const allpasses = [556, 441, 341, 225];

/** The dry sound in a small wooden hall: eight echoes that fade and darken, four that blur (Schroeder and Moorer's way). */
export function inARoom(dry: Float64Array, wet: number): Float64Array {
  const room = new Float64Array(dry.length);
  const distance = Math.round(0.018 * sampleRate);
  for (const delay of combs) {
    const line = new Float64Array(delay);
    let position = 0;
    let dark = 0;
    for (let index = 0; index < dry.length; index += 1) {
      const echo = line[position] ?? 0;
      dark += 0.62 * (echo - dark);
      line[position] = (dry[index - distance] ?? 0) * 0.03 + dark * 0.84;
      position = (position + 1) % delay;
      room[index] = (room[index] ?? 0) + echo;
    }
  }
  for (const delay of allpasses) {
    const line = new Float64Array(delay);
    let position = 0;
    for (let index = 0; index < room.length; index += 1) {
      const input = room[index] ?? 0;
      const echo = line[position] ?? 0;
      line[position] = input + echo * 0.5;
      position = (position + 1) % delay;
      room[index] = echo - input * 0.5;
    }
  }
  return dry.map((sample, index) => sample * (1 - wet * 0.4) + (room[index] ?? 0) * wet * 4);
}

/** The same loudness for every piece, without a sample above the limit: peaks are bent, not cut. */
export function master(sound: Float64Array): Float64Array {
  let low = 0;
  // Takes away what is below hearing; it would only cost loudness.
  const clean = sound.map((sample) => {
    low += 0.0035 * (sample - low);
    return sample - low;
  });
  const power = clean.reduce((sum, sample) => sum + sample * sample, 0) / clean.length;
  const gain = 10 ** (-21 / 20) / Math.sqrt(power);
  return clean.map((sample) => 0.84 * Math.tanh((sample * gain) / 0.84));
}
