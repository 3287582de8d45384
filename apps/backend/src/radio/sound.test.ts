import { describe, expect, it } from 'vitest';
import { hourSign } from '../../station/scripts/bells.ts';
import { compose } from '../../station/scripts/composer.ts';
import { encode } from '../../station/scripts/encode.ts';
import { play } from '../../station/scripts/play.ts';
import { recipes } from '../../station/scripts/recipes.ts';
import { inARoom, master } from '../../station/scripts/room.ts';
import { sampleRate, seededRandom } from '../../station/scripts/sound.ts';
import { framesOf } from './mp3-frames.ts';

const scores = recipes.map(compose);
/** One of each half of the day that is short, with voices that the other has not; the bell. */
const heard = [...scores.filter(({ title }) => /^(Hush|Rain)/.test(title)), hourSign];

describe.each(heard)('the sound of $title', (score) => {
  const dry = play(score, seededRandom(1914));
  const sound = master(inARoom(dry, 0.3));

  it('is as loud as the others, never too loud, and nowhere silent for three seconds', () => {
    const rms = Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length);
    expect(20 * Math.log10(rms)).toBeGreaterThan(-23);
    expect(20 * Math.log10(rms)).toBeLessThan(-19);
    expect(sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(0.85);
    let silent = 0;
    let longest = 0;
    for (const sample of sound) {
      silent = Math.abs(sample) < 0.0032 ? silent + 1 : 0;
      longest = Math.max(longest, silent);
    }
    expect(longest / sampleRate).toBeLessThan(3);
  });

  it('is encoded whole, and the same each time', async () => {
    const short = sound.subarray(0, sampleRate * 12);
    const bytes = await encode(short);
    expect((framesOf(bytes).length * 1152) / sampleRate).toBeCloseTo(short.length / sampleRate, 0);
    expect(Buffer.from(await encode(short)).equals(Buffer.from(bytes))).toBe(true);
  });
});
