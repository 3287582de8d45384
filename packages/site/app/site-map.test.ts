import { routes } from '@daily-nest/content/routes';
import { isNoPage } from '@daily-nest/content/site-pages';
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

it('has no page that the desk calls a broken link', async () => {
  const made = await Promise.all(
    pages.flatMap(({ prerender }) => (typeof prerender === 'function' ? [Promise.resolve(prerender())] : [])),
  );
  const paths = [...pages.map(({ path }) => path).filter((path) => !path.includes(':')), ...made.flat()];
  expect(paths.length).toBeGreaterThan(pagePaths.length);
  expect(paths.filter(isNoPage)).toEqual([]);
});
