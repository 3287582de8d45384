import { routes } from '@daily-nest/content/routes';
import { expect, it } from 'vitest';
import { pages } from './site-map.ts';

/** Addresses of pages; files and answers for scripts have an extension or none of a page's parts. */
const pagePaths = pages
  .filter(({ route }) => route !== 'search-suggestions')
  .map(({ path }) => path)
  .filter((path) => !/[:.]/.test(path));

it('has every address that texts and data may link to, and no page that they cannot', () => {
  expect(pagePaths.toSorted()).toEqual([...routes].toSorted());
});

it('names each address once', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});
