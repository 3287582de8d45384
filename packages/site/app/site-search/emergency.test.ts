import { describe, expect, it } from 'vitest';
import { emergenciesIn } from './emergency.server.ts';
import { emergencyQueries, ordinaryQueries, storyQueries } from './emergency.test-support.ts';

const first = (query: string) => emergenciesIn(query)[0]?.name;

describe('an emergency in a parent’s words', () => {
  it.each([...emergencyQueries, ...storyQueries])('is recognized in “%s”', (query, ...names) => {
    expect(names).toContain(first(query));
  });
});

describe('an ordinary question', () => {
  it.each(ordinaryQueries)('causes no alert: “%s”', (query) => {
    expect(first(query)).toBeUndefined();
  });
});
