import { britishIn } from '@daily-nest/content/prose/american';
import { withoutCelsius } from '@daily-nest/content/prose/degrees';
import { ownPieces, piecesIn } from '@daily-nest/content/prose/own-pieces.test-support';
import { sharedRuns } from '@daily-nest/content/prose/shared-runs';
import { describe, expect, it } from 'vitest';
import { seedFolder } from '../src/posts/seed.ts';

const posts = piecesIn(seedFolder);
const all = [...posts, ...ownPieces()];

describe('the whole magazine, posts and articles', () => {
  it('says nothing twice: no two pieces share more than a handful of runs of seven words', () => {
    const twins = sharedRuns(all).filter(({ runs }) => runs.length > 3);
    expect(twins).toEqual([]);
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
