// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { feedText, type Feed } from './feed.ts';

const site = 'https://a.example';

describe('a feed with characters that XML does not allow', () => {
  const everyKind = 'a\u0000b\u0007c\u001bd\u007fe\ud800f\udc00g\ufffeh\uffffi \u{1F469}';
  const odd: Feed = {
    name: 'blog',
    title: 'Blog',
    description: 'About.',
    page: '/blog',
    items: [
      {
        path: '/blog/one',
        title: everyKind,
        summary: everyKind,
        html: `<p>${everyKind}</p>`,
        author: everyKind,
        categories: [everyKind],
        date: '2026-05-01',
        image: '/cards/one.png',
      },
    ],
  };

  it.each(['rss', 'atom'] as const)('is well-formed %s without them', (format) => {
    const text = feedText(odd, format, site);
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
    expect(parsed.querySelector('item > title, entry > title')?.textContent).toBe(
      'abcd\u007fefghi \u{1F469}',
    );
  });
});
