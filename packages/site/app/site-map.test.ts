import { routes } from '@daily-nest/content/routes';
import { expect, it } from 'vitest';
import { pages } from './site-map.ts';

/** The addresses of pages, without files and answers for scripts. */
const pagePaths = pages
  .filter(({ route }) => route !== 'search-suggestions')
  .map(({ path }) => path)
  .filter((path) => !/[:.]/.test(path));

it('has every address that texts and data may link to, and links to every page', () => {
  expect(pagePaths.toSorted()).toEqual([...routes].toSorted());
});

it('names each address once', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual([...new Set(paths)]);
});
