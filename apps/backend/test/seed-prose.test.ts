import { britishIn } from '@daily-nest/content/prose/american';
import { withoutCelsius } from '@daily-nest/content/prose/degrees';
import { ownPieces, piecesIn } from '@daily-nest/content/prose/own-pieces.test-support';
import { sharedRuns } from '@daily-nest/content/prose/shared-runs';
import { ratesOf, type TicCounts, ticNames } from '@daily-nest/content/prose/tics';
import { describe, expect, it } from 'vitest';
import { seedFolder } from '../src/posts/seed.ts';

const posts = piecesIn(seedFolder);
const all = [...posts, ...ownPieces()];

describe('the whole magazine, posts and articles', () => {
  /** In every 10,000 words of the edition of November 22, 2026, in which readers began to hear them. */
  const heard: TicCounts = {
    andNot: 5.1,
    triad: 21.9,
    somebody: 8.9,
    tenMinutes: 5.5,
    eleven: 2.8,
    shortLast: 25.5,
    homework: 9.5,
  };
  const rates = ratesOf(all);

  it.each(ticNames)('does half as much of %s as it did', (name) => {
    expect(rates[name], 'pnpm --filter @daily-nest/content tics says where').toBeLessThanOrEqual(
      heard[name] / 2,
    );
  });

  it('has few titles with a colon', () => {
    expect(all.filter(({ title }) => title.includes(': ')).length).toBeLessThanOrEqual(6);
  });

  it('says nothing twice: no two pieces share more than a handful of runs of seven words', () => {
    const twins = sharedRuns(all).filter(({ runs }) => runs.length > 3);
    expect(twins).toEqual([]);
  });

  it('has briefs and long reads', () => {
    const lengths = all.map(({ body }) => body.split(/\s+/).length);
    expect(lengths.filter((words) => words < 500).length).toBeGreaterThanOrEqual(5);
    expect(lengths.filter((words) => words >= 1_950).length).toBeGreaterThanOrEqual(3);
  });
});

describe.each(posts)('the post $name', ({ title, front, body }) => {
  it('is written in American English', () => {
    expect(britishIn([title, front, body].join('\n'))).toEqual([]);
  });

  it('has Celsius beside Fahrenheit', () => {
    expect(withoutCelsius(body)).toEqual([]);
  });

  it('says to readers elsewhere that a number to call is American', () => {
    const callsOut = /\b(?:911|988|1-8\d\d-[\dA-Z-]+)\b/.test(body);
    expect(body.includes('These numbers are American')).toBe(callsOut);
  });
});
