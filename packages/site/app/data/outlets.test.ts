import { topicPages } from '@daily-nest/content/topics';
import { expect, it } from 'vitest';
import { outletsOf } from './outlets.ts';

it('names an outlet with several feeds once, by the address of the first', () => {
  const several = topicPages.find(
    ({ feeds }) => new Set(feeds.map(({ outlet }) => outlet)).size < feeds.length,
  )!;
  const outlets = outletsOf(several.feeds);
  expect(outlets.map(({ title }) => title)).toEqual([...new Set(several.feeds.map(({ outlet }) => outlet))]);
  expect(outlets[0]).toEqual({ title: several.feeds[0]!.outlet, href: several.feeds[0]!.homepage });
});
