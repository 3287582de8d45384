import { ages } from '@daily-nest/content/ages';
import { staff } from '@daily-nest/content/staff';
import { series } from '@daily-nest/content/series';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from '../support/test.ts';

test('the feeds of every person, age and series are well-formed in three formats, and link to existing pages', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const names = [
    ...staff.map(({ id }) => `people/${id}`),
    ...ages.map(({ slug }) => `ages/${slug}`),
    ...series.map(({ slug }) => `series/${slug}`),
  ];
  const linked = new Set<string>();
  for (const name of names) {
    const textOf = async (format: string) => {
      const answer = await request.get(`/feeds/${name}.${format}`);
      expect(answer.status(), `${name}.${format}`).toBe(200);
      return answer.text();
    };
    const rss = parseRssFeed(await textOf('rss'));
    const atom = parseAtomFeed(await textOf('atom'));
    const json = parseJsonFeed(await textOf('json'));
    expect(rss.link).toBe(`${baseURL}/${name}`);
    expect(rss.atom?.links?.[0]?.href).toBe(`${baseURL}/feeds/${name}.rss`);
    const entries = rss.items!.map(({ link }) => link!);
    expect(entries.length, name).toBeGreaterThan(0);
    expect(new Set(entries).size).toBe(entries.length);
    expect(atom.entries!.map(({ id }) => id)).toEqual(entries);
    expect(json.items!.map(({ url }) => url)).toEqual(entries);
    for (const { title, pubDate, guid } of rss.items!) {
      expect(title, name).toMatch(/\S/);
      expect(guid?.value).toMatch(/^http/);
      if (pubDate) expect(Number.isNaN(Date.parse(pubDate)), pubDate).toBe(false);
    }
    for (const entry of entries) linked.add(entry);
  }
  for (const entry of linked) expect((await request.get(entry)).status(), entry).toBe(200);
});
