import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { storyCoverage } from './coverage.ts';
import { saysInstead, statesOf } from './state.ts';

const src = `${root}/packages/ui/src`;
const { version } = JSON.parse(readFileSync(`${root}/packages/ui/package.json`, 'utf8')) as {
  version: string;
};
const isLater = (since: string) => since.localeCompare(version, 'en', { numeric: true }) > 0;

it('every component says in which state it is, and since when', () => {
  const all = statesOf(storyCoverage(src));
  expect(all).toContainEqual({ component: 'ButtonLink', entry: 'button', state: 'stable', since: '0.1.0' });
  // A skeleton is in the state of what it stands for.
  expect(all).toContainEqual({
    component: 'BlogRowSkeleton',
    entry: 'blog-row',
    state: 'stable',
    since: '0.1.0',
  });
});

it('promises nothing of what no version has been published with', () => {
  const all = statesOf(storyCoverage(src));
  expect(all.filter(({ state, since }) => isLater(since) && state !== 'draft')).toEqual([]);
});

it('says what to use instead of each that is deprecated', () => {
  const gone = statesOf(storyCoverage(src)).filter(({ state }) => state === 'deprecated');
  expect(gone.filter((state) => !saysInstead(state))).toEqual([]);
});
