import { expect, it } from 'vitest';
import { Pace } from './pace.ts';

it('lets several connections through one after the other, evenly, and nobody too early', async () => {
  const pace = new Pace(20);
  const turns: number[] = [];
  const connection = async () => {
    for (let letter = 0; letter < 4; letter += 1) {
      await pace.turn();
      turns.push(performance.now());
    }
  };
  const start = performance.now();
  await Promise.all([connection(), connection()]);
  // The first at once, each other 50 ms after the one before it; a timer may end half a millisecond early.
  for (const [place, at] of turns.entries()) expect(at - start).toBeGreaterThanOrEqual(place * 50 - 2);
});

it('does not make up for a pause with a burst', async () => {
  const pace = new Pace(20);
  await pace.turn();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const start = performance.now();
  for (let letter = 0; letter < 3; letter += 1) await pace.turn();
  expect(performance.now() - start).toBeGreaterThanOrEqual(98);
});
