import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { posts } from '../src/db/schema.ts';
import { folderStore } from '../src/pictures/file-store.ts';
import { exportPosts } from '../src/posts/export.ts';
import { findEntries } from '../src/posts/find-entries.ts';
import { importEntries } from '../src/posts/import-entries.ts';
import type { ImportError } from '../src/posts/import-error.ts';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import { postBySlug } from '../src/posts/queries.ts';
import { packageRoot } from '../src/package-root.ts';
import { onOneDatabase, temporaryFolder, useDatabase } from './databases.ts';
import { aPost, removeAllPosts, storePosts } from './posts.ts';

const defaultDomain = 'thedailynest.example';
const wordPress = join(packageRoot, 'test/exports/wordpress.xml');
const ghost = join(packageRoot, 'test/exports/ghost.json');
const oldSite = 'https://toothfairy.example';

onOneDatabase('an import from another blog', (kind) => {
  const made = useDatabase(kind);
  const folder = temporaryFolder();
  afterAll(folder.remove);
  beforeEach(() => removeAllPosts(made.db));

  type Options = Partial<Parameters<typeof findEntries>[1]> & { dryRun?: boolean };

  /** Imports files; answers the counts, what was left out, and what each post lost. */
  async function bring(paths: string[], { dryRun = false, ...options }: Options = {}) {
    const leftOut: Record<string, string> = {};
    const losses: Record<string, string[]> = {};
    const entries = await findEntries(paths, { defaultDomain, oldSite, ...options });
    const result = await importEntries(made.db, entries, {
      dryRun,
      onLeftOut: ({ piece = '', reason }) => void (leftOut[piece] = reason),
      onPost: ({ post, warnings }) => void (losses[post.slug] = warnings.map(({ reason }) => reason)),
    });
    return { result, leftOut, losses };
  }
  const mistakes = (paths: string[]) =>
    bring(paths).then(
      () => [],
      (error: unknown) => (error as ImportError).findings,
    );
  const stored = async (slug: string) => (await postBySlug(made.db, slug))!;

  describe('of WordPress', () => {
    it('stores what readers saw, and leaves out pages, drafts and what is private', async () => {
      const { result, leftOut } = await bring([wordPress], { oldSite: undefined });
      expect(result).toEqual({ added: 3, changed: 0, unchanged: 0 });
      expect(leftOut).toEqual({
        boots: 'it is a file of the media library; pictures come along with the posts that show them',
        'about-us': 'it is a page',
        'Potty training, notes': 'it is a draft',
        'for-the-grandparents': 'it is private',
        'birth-story': 'readers need a password for it',
      });
      expect(await stored('rain-pants')).toEqual(
        aPost({
          slug: 'rain-pants',
          title: 'Rain pants & other small victories',
          description: 'How we get three children into waterproof clothes before the bus.',
          author: 'Maya Okafor',
          date: '2024-03-01',
          topics: ['lifestyle'],
          ages: ['1-to-3'],
          shortKeywords: 'rain mostly',
          image: 'https://muddyboot.example/wp-content/uploads/2024/03/boots.jpg',
          imageAlt: 'Two pairs of small boots on a mat',
          video: 'https://youtu.be/abcdefghijk',
          body: [
            'The forecast said drizzle. It was not drizzle. We left the house at 7:40, which is early for us, and read the week’s forecast at the bus stop.',
            '# What to put on, in order',
            '1. Socks, and only then the pants.\n2. Boots over the elastic.',
            '## When they refuse',
            'No pants. Never pants.',
            'Our four-year-old',
            'Age · Pairs of socks\n1 to 3 · four',
            '“Drizzle [sic],” said the radio.',
          ].join('\n\n'),
        }),
      );
    });

    it('reads a text of the classic editor by its line breaks', async () => {
      await bring([wordPress], { oldSite: undefined });
      const { body, image, description } = await stored('the-night-of-the-rabbit-2');
      expect(body.split('\n')).toEqual([
        'We drove back forty minutes for it.',
        '',
        'Was it worth it?',
        'Yes. Twice.',
        '',
        'Buy the second rabbit on day one.]]',
        '',
        '#1 in our house: the rabbit',
      ]);
      expect(image).toBe('https://muddyboot.example/wp-content/uploads/2019/11/rabbit.jpg');
      expect(description).toBe('A stuffed animal, a motorway and forty minutes.');
    });

    it('says of each post what is changed or lost', async () => {
      const { losses } = await bring([wordPress], { dryRun: true, oldSite: undefined });
      expect(losses).toEqual({
        'the-night-of-the-rabbit-2': [
          'its slug "the-night-of-the-rabbit--2" becomes "the-night-of-the-rabbit-2"',
          'the author tomw becomes "Tom Whitlock"',
          'author "Tom Whitlock" is not on the masthead, so the name has no link',
          'the first picture of the text, https://muddyboot.example/wp-content/uploads/2019/11/rabbit.jpg, becomes the picture of the post and will be fetched',
          'its picture has no alternative text',
          'the shortcode [gallery ids="91,92"] is left out',
          'the shortcode [su_note note_color="#fff"] is left out, its text stays',
          'the caption "Rabbit, after the wash" is left out',
          '<script> is left out',
          'emphasis becomes plain text',
        ],
        'rain-pants': [
          'the author maya becomes "Maya Okafor"',
          'its date is 2024-03-01 in the time zone of the old blog, 2024-03-02 in UTC: 2024-03-01 is kept',
          'a comment is left out',
          'custom fields are left out: weather_station',
          'no topic or age is named rain mostly: kept as keywords',
          'the picture https://muddyboot.example/wp-content/uploads/2024/03/boots.jpg will be fetched',
          'the video https://youtu.be/abcdefghijk becomes the video of the post',
          'the shortcode [newsletter_form id="4"] is left out',
          'emphasis becomes plain text (4 times)',
          'the link to https://weather.example/week becomes plain text',
          'a list becomes lines of text',
          'the caption "Ours are the ones with the frog. Photo: Tom" is left out',
          'a quotation becomes paragraphs',
          'a table becomes lines of text',
          'the block latest-posts is left out',
        ],
        'rain-pants-2': [
          'its slug "rain-pants" becomes "rain-pants-2"',
          'the author maya becomes "Maya Okafor"',
          'no description: the beginning of the body is used',
        ],
      });
      expect(await made.db.$count(posts)).toBe(0);
    });
  });

  describe('of Ghost', () => {
    it('stores what the public saw, with the addresses of the old blog', async () => {
      const { result, leftOut, losses } = await bring([ghost]);
      expect(result).toEqual({ added: 2, changed: 0, unchanged: 0 });
      expect(leftOut).toEqual({
        about: 'it is a page',
        wobbly: 'it is a draft',
        'members-only-sleep-plan': 'only paid may read it, not the public',
        'letter-of-may': 'it was only sent as an e-mail',
      });
      expect(await stored('the-first-loose-tooth')).toEqual(
        aPost({
          slug: 'the-first-loose-tooth',
          title: 'The first loose tooth & the last apple',
          description: 'Nine days with a thread.',
          author: 'Priya Raman',
          date: '2024-02-10',
          ages: ['6-to-12'],
          shortKeywords: 'Teeth',
          image: 'https://toothfairy.example/content/images/2024/02/tooth.jpg',
          imageAlt: 'A gap in a smile',
          video: 'https://youtu.be/abcdefghijk',
          body: [
            'It hung by a thread for nine days. We wrote about milk teeth before.',
            '# What the dentist says',
            'Leave it. H₂O and patience.',
            'Baby teeth',
            'When they come and go.',
            '🦷',
            'Sixty percent lose the first at six.',
          ].join('\n\n'),
        }),
      );
      expect(losses['milk-teeth']).toEqual([
        'its injected code is left out',
        'author "Jonas Lind" is not on the masthead, so the name has no link',
      ]);
      expect(losses['the-first-loose-tooth']).toEqual([
        'its date is 2024-02-10 in the time zone of the old blog, 2024-02-11 in UTC: 2024-02-10 is kept',
        'a post has one author: "Jonas Lind" is left out',
        'no topic or age is named Teeth: kept as keywords',
        'the picture https://toothfairy.example/content/images/2024/02/tooth.jpg will be fetched',
        'the picture https://toothfairy.example/content/images/2024/02/apple.jpg in the text is left out',
        'the video https://youtu.be/abcdefghijk becomes the video of the post',
        'emphasis becomes plain text',
        'the link to https://toothfairy.example/milk-teeth/ becomes plain text',
        'the caption "The apple" is left out',
        'the link to https://www.ada.example/teeth becomes plain text',
        'an embed of https://maps.example/embed?q=dentist is left out',
        'a dividing line is left out',
      ]);
    });

    it('stores no picture whose address needs that of the old blog, and asks for it', async () => {
      const { losses } = await bring([ghost], { oldSite: undefined });
      expect((await stored('the-first-loose-tooth')).image).toBeNull();
      expect(losses['the-first-loose-tooth']).toContain(
        'the picture __GHOST_URL__/content/images/2024/02/tooth.jpg is left out: the address of the old blog is not known (--old-site)',
      );
    });

    it('takes the plain text of a post without HTML, and UTC where the time has no zone', async () => {
      const path = join(folder.path, 'plain.json');
      const post = {
        id: 1,
        slug: 'old',
        title: 'Old <b> & new',
        html: null,
        plaintext: 'It is < 3.\n\nAnd & so on.',
        status: 'published',
        page: 0,
        published_at: '2017-03-01 23:30:00',
      };
      writeFileSync(path, JSON.stringify({ data: { posts: [post, { ...post, id: 2, page: 1 }] } }));
      const { losses, leftOut } = await bring([path]);
      expect(leftOut).toEqual({ old: 'it is a page' });
      expect(await stored('old')).toMatchObject({
        title: 'Old <b> & new',
        body: 'It is < 3.\n\nAnd & so on.',
        date: '2017-03-01',
      });
      expect(losses['old']).toEqual([
        'it has no HTML in the export: its plain text is taken, without headings',
        'its date, 2017-03-01 23:30:00, has no time zone: UTC is assumed',
        'no description: the beginning of the body is used',
      ]);
    });
  });

  it('reads exports and Markdown in one go, knows each by its content, and changes nothing the second time', async () => {
    const markdown = join(folder.path, 'by-hand.md');
    writeFileSync(markdown, writeMarkdown(aPost({ slug: 'by-hand' })));
    const all = [wordPress, ghost, markdown];
    expect((await bring(all)).result).toEqual({ added: 6, changed: 0, unchanged: 0 });
    expect((await bring(all)).result).toEqual({ added: 0, changed: 0, unchanged: 6 });
    const unwanted = await bring(all, { except: ['rain-pants', 'milk-teeth'] });
    expect(unwanted.leftOut).toMatchObject({ 'rain-pants': 'it was not wanted' });
    expect(unwanted.result.unchanged).toBe(4);
    await expect(bring([ghost], { from: 'wordpress' })).rejects.toThrow('1 mistake, nothing was stored');
  });

  it('stores nothing if one piece has a mistake, and names it', async () => {
    const path = join(folder.path, 'bad.xml');
    const text = readFileSync(wordPress, 'utf8').replace('2024-04-09 07:00:00', 'next Tuesday');
    writeFileSync(path, text);
    expect(await mistakes([path])).toEqual([
      {
        file: path,
        piece: 'rain-pants',
        reason: 'wp:post_date must be a date such as 2024-05-01 09:30:00',
      },
    ]);
    const { leftOut, result } = await bring([path], { except: ['rain-pants'], dryRun: true });
    expect([leftOut['rain-pants'], result.added]).toEqual(['it was not wanted', 1]);
    await storePosts(made.db, [aPost({ slug: 'rain-pants', domain: 'other.example' })]);
    expect(await mistakes([wordPress, ghost])).toEqual([
      {
        file: wordPress,
        piece: 'rain-pants',
        reason: 'slug "rain-pants" belongs to a post of other.example',
      },
    ]);
    expect(await made.db.$count(posts)).toBe(1);
  });

  it('gives the same posts when it is exported as Markdown and imported again', async () => {
    await bring([wordPress, ghost]);
    const before = await made.db.select().from(posts).orderBy(posts.slug);
    const target = join(folder.path, 'saved');
    await exportPosts(made.db, target, { store: folderStore(folder.path) });
    expect((await bring([target])).result).toEqual({ added: 0, changed: 0, unchanged: 5 });
    expect(await made.db.select().from(posts).orderBy(posts.slug)).toEqual(before);
  });
});
