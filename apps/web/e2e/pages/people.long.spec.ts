import { staff } from '@daily-nest/content/staff';
import { stories } from '@daily-nest/content/stories';
import { parse } from 'node-html-parser';
import { siteMapPaths } from '../support/site-map.ts';
import { expect, test } from '../support/test.ts';

test('every page of the site map that shows an invented name says so', async ({ request }) => {
  test.setTimeout(120_000);
  const invented = [
    ...staff.filter(({ fictional }) => fictional).map(({ name }) => name.replace(/^Dr\. /, '')),
    ...stories.map(({ author }) => author),
  ];
  const silent: string[] = [];
  let naming = 0;
  for (const path of await siteMapPaths(request)) {
    const main = parse(await (await request.get(path)).text()).querySelector('main')!;
    const words = main.structuredText;
    if (!invented.some((name) => words.includes(name))) continue;
    naming += 1;
    if (!/\b(?:is|are) invented\b/.test(words)) silent.push(path);
  }
  expect(silent).toEqual([]);
  expect(naming).toBeGreaterThan(80);
});
