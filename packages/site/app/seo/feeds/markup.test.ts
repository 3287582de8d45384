// @vitest-environment jsdom
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { feedText, type Feed } from './feed.ts';

const site = 'https://a.example';
const words = 'Fish & chips</p> <script>alert(1)</script><img src=x onerror=alert(2)> ]]> &lt;b&gt;';
const feed: Feed = {
  name: 'blog',
  title: 'Blog',
  description: words,
  page: '/blog',
  items: [
    {
      path: '/blog/one',
      title: 'One',
      summary: words,
      categories: [],
      date: '2026-05-01',
      image: '/cards/one.png',
    },
  ],
};

/** Returns what a feed reader shows that inserts a field into its page as HTML. */
function shownAsHtml(field: string | undefined) {
  const page = document.createElement('div');
  page.innerHTML = field ?? '';
  return { elements: page.querySelectorAll('*').length, text: page.textContent };
}

describe('a post with text that looks like markup', () => {
  it('is text in a reader that shows the descriptions of RSS as HTML', () => {
    const { description, items } = parseRssFeed(feedText(feed, 'rss', site));
    for (const field of [description, items![0]!.description])
      expect(shownAsHtml(field)).toEqual({ elements: 0, text: words });
  });

  it('is text in a reader that shows the summaries of Atom as HTML', () => {
    const { subtitle, entries } = parseAtomFeed(feedText(feed, 'atom', site));
    for (const field of [subtitle!, entries![0]!.summary!]) {
      expect(field.type).toBe('html');
      expect(shownAsHtml(field.value)).toEqual({ elements: 0, text: words });
    }
  });

  it('is plain text in JSON', () => {
    const { items } = parseJsonFeed(feedText(feed, 'json', site));
    expect(items![0]).toMatchObject({ summary: words, content_text: words });
    expect(items![0]).not.toHaveProperty('content_html');
  });
});
