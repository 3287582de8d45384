import { describe, expect, it } from 'vitest';
import { articles, groupArticles } from '@daily-nest/content/articles';
import { articleReferences } from '@daily-nest/content/resources';
import { cardGroups, foundText, searchGroups } from './articles.ts';

const groups = cardGroups(groupArticles());
const titles = (query: string) =>
  searchGroups(groups, query).flatMap(({ cards }) => cards.map(({ title }) => title));

describe('the list of articles', () => {
  it('has every article once, under its category', () => {
    expect(titles('').toSorted()).toEqual(articles.map(({ title }) => title).toSorted());
    for (const { category, cards } of groups)
      expect(cards.every((card) => card.kicker === category)).toBe(true);
  });

  it('is searched in title, excerpt and category, and nowhere else', () => {
    const [article] = articles;
    expect(titles(article!.title.toUpperCase())).toEqual([article!.title]);
    expect(titles(article!.excerpt)).toEqual([article!.title]);
    expect(titles('nutrition & feed')).toHaveLength(
      articles.filter(({ category }) => category === 'Nutrition & Feeding').length,
    );
    expect(titles(article!.author)).not.toContain(article!.title);
  });

  it('leaves out categories without a hit', () => {
    expect(searchGroups(groups, 'Health & Safety').map(({ category }) => category)).toContain(
      'Health & Safety',
    );
    expect(searchGroups(groups, 'zzz')).toEqual([]);
  });

  it('counts aloud what a search has found', () => {
    expect(foundText('', 24)).toBe('');
    expect(foundText('a', 1)).toBe('1 article found');
    expect(foundText('zzz', 0)).toBe('0 articles found');
  });

  it('does not carry the bodies of articles into the page', () => {
    expect(JSON.stringify(groups)).not.toContain('<p>');
  });

  it('names four places outside', () => {
    expect(articleReferences).toHaveLength(4);
  });
});
