import { describe, expect, it } from 'vitest';
import { articles, nextArticle, relatedArticles } from '@daily-nest/content/articles';
import { wellnessArticles } from '@daily-nest/content/wellness';
import { anchorOf, cardOf } from '../listing/cards.ts';
import { articleList, readingOf, wellnessList } from './article.ts';

const [article] = articles;
const [wellness] = wellnessArticles;
if (!article || !wellness) throw new Error('content: build it first');

describe('a reading page', () => {
  it('names its place in the magazine and the next story', () => {
    const reading = readingOf(article, {
      list: articleList,
      related: relatedArticles(article).map(cardOf),
      next: nextArticle(article),
    });
    expect(reading.path).toBe(`/articles/${article.slug}`);
    expect(reading.categoryHref).toBe(`/articles#${anchorOf(article.category)}`);
    expect(reading.next?.href).not.toBe(reading.path);
    expect(reading.review).toBeUndefined();
  });

  it('does not offer the same story twice', () => {
    const other = articles[1]!;
    const reading = readingOf(article, { list: articleList, related: [cardOf(other)], next: other });
    expect(reading.next?.title).toBe(other.title);
    expect(reading.related).toEqual([]);
  });

  it('shows the source and date of advice that can change', () => {
    const around = { list: articleList, related: [], next: undefined };
    const asOf = { date: '2026-11-22', source: 'CDC and AAP' };
    expect(readingOf({ ...article, asOf }, around).asOf).toEqual(asOf);
  });

  it('names what a wellness article was checked against, and no reviewer without one', () => {
    const around = { list: wellnessList, related: [], next: undefined };
    const sources = [{ ...wellness.sources[0]!, url: 'https://www.cdc.gov/iron.html', read: '2026-11-25' }];
    expect(readingOf({ ...wellness, sources }, around)).toMatchObject({
      medical: true,
      checked: {
        institutions: [{ name: 'CDC', href: 'https://www.cdc.gov/iron.html' }],
        on: '2026-11-25',
      },
    });
    expect(readingOf(wellness, around).review).toBeUndefined();
  });
});

it('converts a category into an address', () => {
  expect(anchorOf('Health & Safety')).toBe('health-safety');
  expect(anchorOf('Sleep')).toBe('sleep');
});
