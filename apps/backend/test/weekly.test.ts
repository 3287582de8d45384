import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { articles } from '@daily-nest/content/articles';
import { deliveries, letters, subscriptions } from '../src/db/mail-schema.ts';
import { createMail } from '../src/mail/mail.ts';
import { isDue, lastTime, queueWeekly, weekOf } from '../src/mail/weekly.ts';
import type { WeeklyTime } from '../src/mail-settings.ts';
import { onOneDatabase, temporaryFolder } from './databases.ts';
import { useNewsletter } from './newsletter.ts';
import { aPost, removeAllPosts, storePosts } from './posts.ts';

const dayMs = 86_400_000;
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
/** The afternoon after the newest article. */
const now = new Date(
  `${articles
    .map(({ date }) => date)
    .toSorted()
    .at(-1)!}T14:00:00Z`,
);
const domain = 'thedailynest.example';
const rosa = 'rosa@example.org';

/** Returns the time of a letter that was due that many minutes ago. */
function minutesAgo(minutes: number): WeeklyTime {
  const at = new Date(Date.now() - minutes * 60_000);
  return { day: at.getUTCDay(), hour: at.getUTCHours(), minute: at.getUTCMinutes() };
}

onOneDatabase('the weekly letter', (kind) => {
  const nest = useNewsletter(kind);
  beforeEach(() => removeAllPosts(nest.db));
  const queue = (at = now) => queueWeekly({ db: nest.db, settings: nest.mail, domain, now: at });
  const made = () => nest.db.select().from(letters);

  it('is made once a week by the first backend, for confirmed readers of the list', async () => {
    await nest.readers([rosa, 'ben@example.org']);
    await nest.readers(['breaking@example.org'], 'breaking');
    await nest.db.insert(subscriptions).values({ address: 'unconfirmed@example.org', list: 'weekly' });
    const queued = await Promise.all([queue(), queue(), queue()]);
    expect(queued.filter((readers) => readers !== undefined)).toEqual([2]);
    expect(await queue(new Date(now.getTime() + 3_600_000))).toBeUndefined();
    expect((await made()).map(({ key }) => key)).toEqual([`weekly ${weekOf(now)}`]);
    expect(await nest.states()).toEqual(['queued', 'queued']);
  });

  it('of the next week has only pieces that were in none before, and is not sent without any', async () => {
    await nest.readers([rosa]);
    // No article is new any more after 21 days.
    const week = new Date(now.getTime() + 21 * dayMs);
    const nextWeek = new Date(week.getTime() + 7 * dayMs);
    const dated = (slug: string, days: number) =>
      aPost({ slug, title: `Post ${slug}`, date: dayOf(new Date(week.getTime() + days * dayMs)) });
    await storePosts(nest.db, [dated('first', 0)]);
    expect(await queue(week)).toBe(1);
    expect(await queue(nextWeek)).toBeUndefined();
    await storePosts(nest.db, [dated('late', 0), dated('new', 3), dated('to-come', 8)]);
    expect(await queue(nextWeek)).toBe(1);
    const letter = (await made()).find(({ key }) => key === `weekly ${weekOf(nextWeek)}`)!;
    expect(letter.subject).toBe('Post new, and 1 more');
    expect(letter.text).toContain('https://news.example/blog/new');
    expect(letter.text).toContain('https://news.example/blog/late');
    expect(letter.text).not.toMatch(/blog\/(?:to-come|first)/);
  });

  it('of a title with pieces of its own names these, and none of the network’s', async () => {
    await nest.readers([rosa]);
    const { path: folder, remove } = temporaryFolder();
    const own = {
      slug: 'low-tide',
      title: 'Low tide before breakfast',
      excerpt: 'What the harbor shows at six.',
      category: 'Harbor',
      date: dayOf(now),
      image: null,
    };
    writeFileSync(join(folder, 'articles.json'), JSON.stringify([own]));
    writeFileSync(join(folder, 'wellness.json'), '[]');
    expect(await queueWeekly({ db: nest.db, settings: nest.mail, domain, piecesDir: folder, now })).toBe(1);
    const [letter] = await made();
    expect(letter!.subject).toBe(own.title);
    expect(letter!.text).toContain('https://news.example/articles/low-tide');
    remove();
  });

  /** Runs the newsletter's background work like the backend does, until a condition is true. */
  async function running(weekly: WeeklyTime | null, until: () => Promise<unknown>) {
    await storePosts(nest.db, [aPost({ slug: 'of-today', title: 'Of today', date: dayOf(new Date()) })]);
    await nest.readers([rosa]);
    const stopping = new AbortController();
    const mail = createMail(nest.services(stopping.signal, { weekly }))!;
    mail.start();
    await until();
    stopping.abort();
    await mail.stopped();
  }
  it('is made by the running backend at its time, and sent at once', async () => {
    await running(minutesAgo(1), () => nest.server.until(() => nest.server.to(rosa).length === 1));
    expect((await made()).map(({ key }) => key)).toEqual([`weekly ${weekOf(new Date())}`]);
  });

  it.each([
    ['whose day is over', minutesAgo(2 * 24 * 60)],
    ['that is turned off', null],
  ])('%s is not made', async (_name, weekly) => {
    // The same run erases unconfirmed addresses: once that has happened, a letter would have been made.
    const askedAt = new Date(Date.now() - 4 * dayMs).toISOString();
    await nest.db.insert(subscriptions).values({ address: 'late@example.org', list: 'weekly', askedAt });
    await running(weekly, async () => {
      await expect.poll(async () => (await nest.subscribers()).length, { timeout: 30_000 }).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    expect(await made()).toEqual([]);
    expect(await nest.db.select().from(deliveries)).toEqual([]);
  });
});

onOneDatabase('the weekly letters of three weeks', (kind) => {
  const nest = useNewsletter(kind);
  const hourMs = 3_600_000;
  const zone = process.env['TZ'];
  beforeEach(() => removeAllPosts(nest.db));
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  const sunday: WeeklyTime = { day: 0, hour: 14, minute: 0 };
  it.each<[string, string, string, WeeklyTime, isAway: (day: number, hour: number) => boolean]>([
    ['as set by default', 'UTC', '2031-06-03', sunday, () => false],
    ['when summer time begins', 'Europe/Berlin', '2031-03-18', sunday, () => false],
    ['when summer time ends', 'America/New_York', '2031-10-21', sunday, () => false],
    ['late in the evening', 'Pacific/Auckland', '2031-09-23', { day: 0, hour: 23, minute: 30 }, () => false],
    ['on the first hour of a week', 'UTC', '2031-06-03', { day: 1, hour: 0, minute: 0 }, () => false],
    [
      'when the backend was away until Monday',
      'UTC',
      '2031-06-03',
      sunday,
      (day, hour) => day === 0 || (day === 1 && hour < 9),
    ],
  ])(
    '%s (%s): each week has one letter, and each piece is in one letter',
    async (_name, timeZone, tuesday, weekly, isAway) => {
      process.env['TZ'] = timeZone;
      await nest.readers([rosa]);
      const start = new Date(`${tuesday}T00:00:00Z`).getTime();
      const published: { slug: string; at: Date }[] = [];
      const times: Date[] = [];
      for (let hours = 0; hours < 3 * 7 * 24; hours += 1) {
        const at = new Date(start + hours * hourMs);
        // At a different hour each day, and in the evening after each letter.
        if (hours % 25 === 0 || (at.getUTCDay() === weekly.day && at.getUTCHours() === 18)) {
          const slug = `piece-${hours}`;
          published.push({ slug, at });
          await storePosts(nest.db, [aPost({ slug, title: slug, date: dayOf(at) })]);
        }
        const isTried = !isAway(at.getUTCDay(), at.getUTCHours()) && isDue(weekly, at);
        const settings = { ...nest.mail, weekly };
        if (isTried && (await queueWeekly({ db: nest.db, settings, domain, now: at })) !== undefined)
          times.push(at);
      }
      const made = await nest.db.select().from(letters);
      expect(made).toHaveLength(3);
      expect(new Set(times.map((time) => lastTime(weekly, time).getTime())).size).toBe(3);
      const read = (slug: string) =>
        made.filter(({ text }) => text.split('\n').includes(`https://news.example/blog/${slug}`)).length;
      for (const { slug, at } of published)
        expect([slug, read(slug)]).toEqual([slug, at <= times.at(-1)! ? 1 : 0]);
    },
  );
});
