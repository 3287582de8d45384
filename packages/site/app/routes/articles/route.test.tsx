import { describe, expect, it } from 'vitest';
import { articles, groupArticles } from '@daily-nest/content/articles';
import { articleReferences } from '@daily-nest/content/resources';
import { cardGroups, ofTheDay, searchArticles } from './articles.ts';

const groups = cardGroups(groupArticles());
const titles = (query: string) =>
  searchArticles(groups, query).flatMap(({ items }) => items.map(({ title }) => title));

describe('the list of articles', () => {
  it('has every article once, under its category', () => {
    expect(titles('').toSorted()).toEqual(articles.map(({ title }) => title).toSorted());
    for (const { category, items } of groups)
      expect(items.every((card) => card.kicker === category)).toBe(true);
  });

  it('is searched in title, excerpt and category only', () => {
    const [article] = articles;
    expect(titles(article!.title.toUpperCase())).toEqual([article!.title]);
    expect(titles(article!.excerpt)).toEqual([article!.title]);
    expect(titles('nutrition & feed')).toHaveLength(
      articles.filter(({ category }) => category === 'Nutrition & Feeding').length,
    );
    expect(titles(article!.author)).not.toContain(article!.title);
  });

  it('begins with what the day lifts, and loses nothing', () => {
    const [, second, third] = groups;
    const lifted = [{ href: '/blog/of-the-day' }, third!.items.at(-1)!, second!.items.at(-1)!];
    const today = ofTheDay(groups, lifted);
    expect(today[0]!.category).toBe(third!.category);
    expect(today[0]!.items[0]).toEqual(lifted[1]);
    expect(today.find(({ id }) => id === second!.id)!.items[0]).toEqual(lifted[2]);
    const all = (list: typeof groups) =>
      list.flatMap(({ items }) => items.map(({ href }) => href)).toSorted();
    expect(all(today)).toEqual(all(groups));
    expect(ofTheDay(groups, [{ href: '/blog/of-the-day' }])).toEqual(groups);
  });

  it("excludes the bodies of articles from the page's data", () => {
    expect(JSON.stringify(groups)).not.toContain('<p>');
  });

  it('names four other sites', () => {
    expect(articleReferences).toHaveLength(4);
  });
});
