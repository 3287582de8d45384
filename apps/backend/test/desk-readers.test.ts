import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { failedLinks, reads } from '../src/db/readers-schema.ts';
import { unansweredQueries } from '../src/db/schema.ts';
import { countReads, eraseOldReads, listFailedLinks, readsByDay } from '../src/readers/counts.ts';
import { dayIn, daysBefore } from '../src/readers/day.ts';
import { countUnanswered } from '../src/search/unanswered.ts';
import { onOneDatabase } from './databases.ts';
import { useDesk } from './desk.ts';
import { aPost, removeAllPosts, storePosts } from './posts.ts';

const wrongLinks = (from: number, many: number) =>
  Array.from({ length: many }, (_, place) => ({ path: `/p-${from + place}x`, source: '', times: 1 }));

onOneDatabase('counts of reads', (kind) => {
  const desk = useDesk(kind);
  const domain = 'localhost';
  let editor: Awaited<ReturnType<typeof desk.member>>;
  let today: string;
  let home: string;

  beforeAll(async () => {
    editor = await desk.member('editor');
    home = desk.settings.DEFAULT_DOMAIN;
    today = dayIn(desk.settings.DESK_TIME_ZONE);
  });
  beforeEach(async () => {
    await desk.db.delete(reads);
    await desk.db.delete(failedLinks);
    await desk.db.delete(unansweredQueries);
  });
  const report = async (body: object) =>
    (await desk.ask('/api/reads', { method: 'POST', body: { domain, reads: [], failed: [], ...body } }))
      .status;
  const file = async (name: string) => {
    const answer = await desk.ask(`/desk/api/readers/${name}.csv`, { headers: { cookie: editor.cookie } });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    return (await answer.text()).trim().split('\n');
  };
  it('are no file if the database cannot be read', async () => {
    await desk.db.execute(sql`ALTER TABLE reads RENAME TO reads_away`);
    try {
      const answer = await desk.ask('/desk/api/readers/reads.csv', { headers: { cookie: editor.cookie } });
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(answer.headers.get('content-type')).toContain('application/json');
    } finally {
      await desk.db.execute(sql`ALTER TABLE reads_away RENAME TO reads`);
    }
  });

  const look = async (query = '') => (await editor.call(`/readers${query}`)).body;

  it('are sums by day and page, of all reports of all servers', async () => {
    const fever = '/health-wellness/fever';
    const all = await Promise.all([
      report({
        reads: [
          { path: '/', times: 3 },
          { path: fever, times: 1 },
        ],
      }),
      report({
        reads: [
          { path: fever, times: 2 },
          { path: '/', times: 1 },
        ],
      }),
      report({ domain: 'www.other.example', reads: [{ path: '/', times: 9 }] }),
    ]);
    expect(all).toEqual([202, 202, 202]);
    await countReads(
      desk.db,
      { domain: home, reads: [{ path: '/', times: 5 }], failed: [] },
      daysBefore(today, 2),
    );

    const week = await look('?days=7');
    expect(week.domains).toEqual([home, 'other.example'].toSorted());
    expect(week.days.map(({ times }: { times: number }) => times)).toEqual([0, 0, 0, 0, 5, 0, 7]);
    expect(week.days.at(-1).day).toBe(today);
    expect(week.pages.map(({ path, times }: { path: string; times: number }) => [path, times])).toEqual([
      ['/', 9],
      [fever, 3],
    ]);
    const ofOne = await look(`?days=7&path=${encodeURIComponent(fever)}`);
    expect(ofOne.days.map(({ times }: { times: number }) => times)).toEqual([0, 0, 0, 0, 0, 0, 3]);
    expect((await look('?domain=other.example')).pages).toMatchObject([{ path: '/', times: 9 }]);
  });

  it('name a post by its title', async () => {
    await removeAllPosts(desk.db);
    await storePosts(desk.db, [aPost({ slug: 'a-quiet-hour', title: 'A quiet hour' })]);
    await report({
      reads: [
        { path: '/blog/a-quiet-hour', times: 1 },
        { path: '/faq', times: 1 },
      ],
    });
    expect((await look()).pages).toEqual([
      { path: '/blog/a-quiet-hour', times: 1, title: 'A quiet hour' },
      { path: '/faq', times: 1, title: null },
    ]);
  });

  it('name links that lead nowhere, those of our own pages first', async () => {
    const elsewhere = { path: '/old-page', source: '', times: 9 };
    const ours = { path: '/articles/gone', source: '/blog/a', times: 1 };
    await report({ failed: [elsewhere, ours] });
    await report({ failed: [ours] });
    expect((await look()).failed).toEqual([
      { ...ours, times: 2, days: 1, lastDay: today },
      { ...elsewhere, days: 1, lastDay: today },
    ]);
  });

  it.each([
    ['an address in a link', { failed: [{ path: '/mail/a@example.org', source: '', times: 1 }] }],
    ['a telephone number', { failed: [{ path: '/call/2125550123', source: '', times: 1 }] }],
    ['an escape', { failed: [{ path: '/caf%C3%A9', source: '', times: 1 }] }],
    ['an address elsewhere', { failed: [{ path: '/a', source: 'https://example.org/', times: 1 }] }],
    ['a page that is no path', { reads: [{ path: 'javascript:alert(1)', times: 1 }] }],
    ['more than can be', { reads: [{ path: '/', times: 1e12 }] }],
    ['less than one', { reads: [{ path: '/', times: -3 }] }],
    ['a domain that is none', { domain: "x'; drop table reads", reads: [] }],
    ['too many links', { failed: wrongLinks(0, 51) }],
  ])('with %s are refused as a whole', async (_name, body) => {
    expect(await report({ reads: [{ path: '/', times: 1 }], ...body })).toBe(400);
    expect(await desk.db.$count(failedLinks)).toBe(0);
    expect(await desk.db.$count(reads)).toBe(0);
  });

  it('of a flood of wrong links stay few, and keep the old ones', async () => {
    const old = { path: '/old', source: '/blog/a', times: 1 };
    await countReads(desk.db, { domain: home, reads: [], failed: [old] }, daysBefore(today, 1));
    for (let from = 0; from < 500; from += 50) await report({ failed: wrongLinks(from, 50) });
    await report({ failed: [old] });
    expect(await desk.db.$count(failedLinks)).toBe(201);
    const [first] = await listFailedLinks(desk.db, { domain: home, today, days: 28 });
    expect(first).toMatchObject({ path: '/old', times: 2, days: 2 });
  });

  it('are erased after a year and a month, links after a month', async () => {
    for (const before of [10, 40, 390, 400])
      await countReads(
        desk.db,
        {
          domain: home,
          reads: [{ path: '/', times: 1 }],
          failed: [{ path: `/p${before}`, source: '', times: 1 }],
        },
        daysBefore(today, before),
      );
    await eraseOldReads(desk.db, today);
    expect(await desk.db.$count(reads)).toBe(3);
    expect(await desk.db.$count(failedLinks)).toBe(1);
    const year = await readsByDay(desk.db, { domain: home, today, days: 365 });
    expect(year.filter(({ times }) => times > 0)).toHaveLength(2);
  });

  it('and searches are files, in which no cell is a formula', async () => {
    expect(await file('reads')).toEqual(['day,path,times']);
    await report({ reads: [{ path: '/faq', times: 2 }], failed: [{ path: '/a', source: '/b', times: 1 }] });
    for (const before of [2, 1, 0])
      await countUnanswered(
        desk.db,
        ['=hyperlink("x") nap', 'plain "words", two'],
        daysBefore(today, before),
      );
    expect(await file('reads')).toEqual(['day,path,times', `${today},/faq,2`]);
    expect(await file('failed-links')).toEqual(['path,source,times,days,lastDay', `/a,/b,1,1,${today}`]);
    const searches = await file('searches');
    expect(searches).toContain(`"plain ""words"", two",3,3,${today}`);
    expect(searches).toContain(`"'=hyperlink(""x"") nap",3,3,${today}`);
  });

  it('turn to the next day at midnight of the desk’s zone', () => {
    const now = new Date('2026-11-28T03:30:00Z');
    expect(dayIn('America/New_York', now)).toBe('2026-11-27');
    expect(dayIn('Asia/Tokyo', now)).toBe('2026-11-28');
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  });
});
