import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, people, urgentLetters, weeklyHolds } from '../src/db/desk-schema.ts';
import { deliveries, letters, subscriptions } from '../src/db/mail-schema.ts';
import { readBreakingFile } from '../src/mail/letter/breaking-file.ts';
import { breakingKey } from '../src/mail/letter/breaking.ts';
import { enqueue } from '../src/mail/queue.ts';
import { queueWeekly, timeOf, weekOf } from '../src/mail/weekly.ts';
import { onOneDatabase } from './databases.ts';
import { useDesk } from './desk.ts';
import { mailEnvironment } from './newsletter.ts';
import { aPost, removeAllPosts, storePosts } from './posts.ts';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const news = {
  title: 'An infant swing is recalled: stop using it today',
  link: '/urgent',
  body: 'The maker asks families\nto stop using it.\n\nLook under the seat.',
};

onOneDatabase('letters at the desk', (kind) => {
  // Made on the day after tomorrow, so that it is never due while a test runs.
  const due = new Date(Date.now() + 2 * 86_400_000);
  const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
  const desk = useDesk(kind, {
    ...mailEnvironment('smtp://127.0.0.1:9'),
    MAIL_WEEKLY: `${names[due.getUTCDay()]} 00:00`,
  });
  type Member = Awaited<ReturnType<typeof desk.member>>;
  let editor: Member;
  let owner: Member;
  let week: string;
  const mail = () => desk.settings.mail!;
  const queue = (now = new Date()) =>
    queueWeekly({ db: desk.db, settings: mail(), domain: desk.settings.DEFAULT_DOMAIN, now });

  beforeAll(async () => {
    editor = await desk.member('editor');
    owner = await desk.member('owner');
    week = weekOf(timeOf(mail().weekly!, new Date()));
    await removeAllPosts(desk.db);
    await storePosts(desk.db, [aPost({ slug: 'today', title: 'What is <b>new</b> today', date: day(0) })]);
  });
  beforeEach(async () => {
    await desk.db.delete(weeklyHolds);
    await desk.db.delete(urgentLetters);
    await desk.db.delete(letters);
    await desk.db.delete(subscriptions);
    await desk.db.insert(subscriptions).values(
      ['a', 'b'].map((name) => ({
        address: `${name}@reader.example`,
        list: 'breaking' as const,
        confirmedAt: new Date().toISOString(),
      })),
    );
  });
  const look = async (who: Member = editor) => (await who.call('/letters')).body;
  const ask = async (who: Member, given: object = news) => (await who.post('/letters/urgent', given)).body.id;
  const send = (who: Member, id: string) => who.post(`/letters/urgent/${id}/send`);

  it('shows the next weekly letter and how many readers there are, and no address of one', async () => {
    const answer = await look();
    expect(answer.weekly).toMatchObject({ week, held: null, subject: expect.stringContaining('new') });
    expect(Date.parse(answer.weekly.at)).toBeGreaterThan(Date.now());
    expect(answer.readers).toEqual({ breaking: 2 });
    expect(JSON.stringify(answer)).not.toContain('reader.example');

    const page = await desk.ask('/desk/api/letters/weekly/page', { headers: { cookie: editor.cookie } });
    const html = await page.text();
    expect(html).toContain('What is &lt;b&gt;new&lt;/b&gt; today');
    // Nothing in it may run, or reach the desk.
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox allow-popups/);
    expect(page.headers.get('content-security-policy')).not.toMatch(/allow-scripts|allow-same-origin/);
  });

  it('a held letter is not queued until it is let go, and then once', async () => {
    expect((await editor.put('/letters/weekly', { week, held: true })).status).toBe(200);
    expect((await look()).weekly.held).toMatchObject({ by: 'The editor' });
    expect(await queue()).toBeUndefined();
    expect((await owner.put('/letters/weekly', { week, held: false })).status).toBe(200);
    expect(await queue()).toBe(0);
    expect(await queue()).toBeUndefined();

    // It is on its way now: what is held is the next one.
    expect((await editor.put('/letters/weekly', { week, held: true })).status).toBe(409);
    const next = (await look()).weekly.week;
    expect(next).not.toBe(week);
    expect((await editor.put('/letters/weekly', { week: next, held: true })).status).toBe(200);
    const deeds = await desk.db.select().from(auditLog).where(eq(auditLog.target, week));
    expect(deeds.map(({ action }) => action)).toEqual(['weekly letter held', 'weekly letter let go']);
  });

  it('a letter that is held in the same moment is either queued or held', async () => {
    const [queued, held] = await Promise.all([queue(), editor.put('/letters/weekly', { week, held: true })]);
    expect(queued === undefined).toBe(held.status === 200);
  });

  it('an urgent letter goes when a second person says yes, to each reader once', async () => {
    const id = await ask(editor);
    expect(await desk.db.$count(letters)).toBe(0);
    const own = await send(editor, id);
    expect([own.status, own.body.error.code]).toEqual([403, 'second_person']);
    expect(await desk.db.$count(letters)).toBe(0);

    const [asked] = (await look(owner)).urgent;
    expect(asked).toMatchObject({
      askedBy: 'The editor',
      isOwn: false,
      end: null,
      news: { body: ['The maker asks families to stop using it.', 'Look under the seat.'] },
    });
    const answers = await Promise.all([send(owner, id), send(owner, id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await desk.db.$count(deliveries)).toBe(2);
    const after = await look();
    expect(after.urgent[0]).toMatchObject({ end: 'sent', endedBy: 'The owner', isOwn: true });
    expect(after.sent[0]).toMatchObject({
      subject: news.title,
      waiting: 2,
      sent: 0,
      failed: 0,
      uncertain: 0,
    });

    // The same text is one letter.
    const again = await send(owner, await ask(editor));
    expect([again.status, again.body.error.code]).toEqual([409, 'sent_before']);
  });

  it('one that the command sent before does not go again', async () => {
    const text = `---\ntitle: "${news.title}"\nlink: ${news.link}\n---\n${news.body}\n`;
    await enqueue(desk.db, {
      list: 'breaking',
      key: breakingKey(readBreakingFile(text)),
      subject: news.title,
      html: '',
      text: '',
    });
    const again = await send(owner, await ask(editor));
    expect([again.status, again.body.error.code]).toEqual([409, 'sent_before']);
  });

  it('one who is refused or taken back is not sent any more', async () => {
    const refused = await ask(editor);
    expect((await owner.call(`/letters/urgent/${refused}`, { method: 'DELETE' })).status).toBe(200);
    expect((await send(owner, refused)).status).toBe(409);
    const takenBack = await ask(editor);
    expect((await editor.call(`/letters/urgent/${takenBack}`, { method: 'DELETE' })).status).toBe(200);
    expect((await send(owner, takenBack)).status).toBe(409);
    expect(await desk.db.$count(letters)).toBe(0);
  });

  it('is plain text in the page that the desk frames', async () => {
    const id = await ask(editor, { ...news, title: 'A <script>alert(1)</script> title' });
    const page = await desk.ask(`/desk/api/letters/urgent/${id}/page`, {
      headers: { cookie: editor.cookie },
    });
    expect(await page.text()).toContain('A &lt;script&gt;alert(1)&lt;/script&gt; title');
  });

  it('whoever is alone says yes to their own', async () => {
    const id = await ask(owner);
    await desk.db.update(people).set({ leftAt: new Date().toISOString() }).where(eq(people.id, editor.id));
    expect((await look(owner)).needsSecond).toBe(false);
    expect((await send(owner, id)).status).toBe(200);
    await desk.db.update(people).set({ leftAt: null }).where(eq(people.id, editor.id));
  });

  it.each([
    { ...news, title: 'Short' },
    { ...news, link: 'javascript:alert(1)' },
    { ...news, link: '//elsewhere.example' },
    { ...news, body: ' \n ' },
    { ...news, body: 'a'.repeat(4_001) },
    { ...news, more: 1 },
  ])('refuses what is no letter: %o', async (given) => {
    expect((await editor.post('/letters/urgent', given)).status).toBe(400);
  });
});

describe('without a newsletter', () => {
  onOneDatabase('the desk', (kind) => {
    const desk = useDesk(kind);
    it('says that no letters are sent', async () => {
      const editor = await desk.member('editor');
      expect((await editor.call('/letters')).body).toEqual({ isOn: false });
      expect((await editor.post('/letters/urgent', news)).status).toBe(409);
    });
  });
});
