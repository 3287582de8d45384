import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import type { PostIndex } from '../../data/post-index.server.ts';
import { feedText, type Feed } from './feed.ts';
import { feedLinks } from './links.ts';
import { feedOf } from './sources.server.ts';

const site = 'https://a.example';
const nasty = `Fish & chips <for> "two" ]]> it's 5 > 4`;
const feed: Feed = {
  name: 'articles',
  title: 'The Title: Articles',
  description: 'What it is about.',
  page: '/articles',
  items: [
    {
      path: '/articles/one',
      title: nasty,
      summary: nasty,
      html: '<p>Read <a href="/faq">this</a> &amp; <a href="https://b.example/">that</a>.</p><picture><source srcset="/pictures/rain.480.avif 480w"><img src="/pictures/rain.jpg" alt="Rain"></picture>',
      author: 'A. Writer',
      categories: ['Food & Feeding'],
      date: '2026-05-01',
      changed: '2026-05-02T08:30:00.000Z',
      image: '/cards/articles/one.png',
    },
    {
      path: '/articles/two',
      title: 'Two',
      summary: 'Second.',
      categories: [],
      date: undefined,
      image: '/cards/two.png',
    },
  ],
};
const fullText = `<p>Read <a href="${site}/faq">this</a> &amp; <a href="https://b.example/">that</a>.</p><picture><img src="${site}/pictures/rain.jpg" alt="Rain"></picture>`;

const index: PostIndex = {
  page: async () => ({
    posts: Array.from({ length: 40 }, (_, place) => ({
      slug: `post-${place}`,
      title: place === 0 ? '' : `Post ${place}`,
      description: 'About.',
      author: 'Maya Okafor',
      date: '2026-05-01',
      changed: '2026-06-01T00:00:00Z',
    })),
    cursor: undefined,
  }),
};

describe('a feed', () => {
  it('is read back from RSS as it was written', () => {
    const { title, link, atom, lastBuildDate, items } = parseRssFeed(feedText(feed, 'rss', site));
    expect({ title, link }).toEqual({ title: feed.title, link: `${site}/articles` });
    expect(atom?.links?.[0]).toMatchObject({ href: `${site}/feeds/articles.rss`, rel: 'self' });
    expect(new Date(lastBuildDate!).toISOString()).toBe('2026-05-02T08:30:00.000Z');
    expect(items).toHaveLength(2);
    expect(items![0]).toMatchObject({
      title: nasty,
      description: 'Fish &amp; chips &lt;for&gt; "two" ]]&gt; it\'s 5 &gt; 4',
      link: `${site}/articles/one`,
      guid: { value: `${site}/articles/one`, isPermaLink: true },
      content: { encoded: fullText },
      dc: { creators: ['A. Writer'] },
      categories: [{ name: 'Food & Feeding' }],
    });
    expect(new Date(items![0]!.pubDate!).toISOString().slice(0, 10)).toBe('2026-05-01');
    expect(items![1]).not.toHaveProperty('pubDate');
  });

  it('stands in a calendar as a day for each entry that has a date', () => {
    const text = feedText(feed, 'ics', site).replaceAll('\r\n ', '');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain(`UID:${site}/articles/one\r\n`);
    expect(text).toContain(`URL;VALUE=URI:${site}/articles/one\r\n`);
    expect(text).toContain('DTSTART;VALUE=DATE:20260501\r\n');
    // A line break in a title must not begin a property of its own.
    const injected = { ...feed.items[0]!, title: 'Rain\r\nATTACH:https://evil.example/' };
    expect(feedText({ ...feed, items: [injected] }, 'ics', site)).not.toMatch(/^ATTACH/m);
  });

  it('is read back from Atom as it was written', () => {
    const { id, links, updated, entries } = parseAtomFeed(feedText(feed, 'atom', site));
    expect(id).toBe(`${site}/articles`);
    expect(links?.map(({ rel, href }) => [rel, href])).toEqual([
      ['self', `${site}/feeds/articles.atom`],
      ['alternate', `${site}/articles`],
    ]);
    expect(new Date(updated!).toISOString()).toBe('2026-05-02T08:30:00.000Z');
    expect(entries![0]).toMatchObject({
      id: `${site}/articles/one`,
      title: { value: nasty },
      content: { value: fullText, type: 'html' },
      authors: [{ name: 'A. Writer' }],
    });
  });

  it('is read back from JSON as it was written', () => {
    const text = feedText(feed, 'json', site);
    expect(JSON.parse(text)).toMatchObject({ version: 'https://jsonfeed.org/version/1.1' });
    const { feed_url: address, items } = parseJsonFeed(text);
    expect(address).toBe(`${site}/feeds/articles.json`);
    expect(items![0]).toMatchObject({
      id: `${site}/articles/one`,
      title: nasty,
      content_html: fullText,
      image: `${site}/cards/articles/one.png`,
      tags: ['Food & Feeding'],
    });
    expect(items![1]).toMatchObject({ content_text: 'Second.' });
  });
});

describe('the content of feeds', () => {
  it('of articles: the newest thirty with their full text, including wellness articles', async () => {
    const { items } = await feedOf('articles', index, 'a.example');
    expect(items).toHaveLength(30);
    const dates = items.map(({ date }) => date!);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(items.some(({ path }) => path.startsWith('/health-wellness/'))).toBe(true);
    // The authors of the default edition are invented, so the feed's own author replaces them.
    for (const { html, author } of items) {
      expect(author).toBeUndefined();
      expect(html).toMatch(/^<(?:p|h2|ul|ol|blockquote)\b/);
    }
  });

  it('of the blog: the newest thirty posts, each with a title', async () => {
    const { items } = await feedOf('blog', index, 'a.example');
    expect(items).toHaveLength(30);
    expect(items[0]).toMatchObject({
      title: 'post 0',
      path: '/blog/post-0',
      image: '/cards/posts/post-0.png',
    });
    // The author is invented.
    expect(items[0]).not.toHaveProperty('author');
  });

  it('are named on every page, six of them', () => {
    expect(feedLinks.map(({ href }) => href)).toEqual(
      ['articles', 'blog'].flatMap((name) =>
        ['rss', 'atom', 'json'].map((format) => `/feeds/${name}.${format}`),
      ),
    );
  });
});
