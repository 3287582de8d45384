import { describe, expect, it } from 'vitest';
import { foldOutDrawings } from './index.ts';
import { papers } from './paper.ts';
import { cut } from './scissors.ts';

describe.each(Object.entries(foldOutDrawings))('%s', (_, { symbols, steps }) => {
  const all = [...Object.values(symbols), ...steps].join('');

  it('has a drawing for each of eight steps', () => {
    expect(steps).toHaveLength(8);
    for (const step of steps) expect(step).toMatch(/<(?:path|use) /);
  });

  it('weighs at most 25 kB', () => expect(all.length).toBeLessThanOrEqual(25_000));

  it('uses its own shapes, and all of them', () => {
    const used = new Set([...all.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id));
    expect(used).toEqual(new Set(Object.keys(symbols)));
  });

  it('is of papers alone: no other color, no number that is none', () => {
    const classes = [...all.matchAll(/<path class="([^"]*)"/g)].map(([, name]) => name!);
    expect(Object.values(papers)).toEqual(expect.arrayContaining([...new Set(classes)]));
    expect(all).not.toMatch(/NaN|undefined|fill=|stroke=/);
  });
});

it('cuts the same shape in each build, and no straight line quite straight', () => {
  const square = cut('M0 0H200V200H0Z');
  expect(cut('M0 0H200V200H0Z')).toBe(square);
  expect(square).toMatch(/^M-?\d+ -?\d+l[-\d ]+z$/);
  expect(square.match(/-?\d+/g)!.length).toBeGreaterThan(2 * 4);
});
