import { describe, expect, it } from 'vitest';
import {
  homeArticles,
  homeCounts,
  homeStories,
  homeTips,
  homeWellness,
  newsTiles,
} from '@daily-nest/content/home';
import { topicBySlug } from '@daily-nest/content/topics';
import { coverageTiles, newestChange, storyTeaser } from './home.ts';

describe('the front page', () => {
  it('shows the number of each kind in docs/product.md', () => {
    expect(homeArticles).toHaveLength(homeCounts.articles);
    expect(homeTips).toHaveLength(homeCounts.tips);
    expect(homeStories).toHaveLength(homeCounts.stories);
    expect(homeWellness).toHaveLength(homeCounts.wellness);
  });

  it('links to the eight sections of the news, each with its wall and its outlets', () => {
    const tiles = coverageTiles(newsTiles, topicBySlug);
    expect(tiles.map(({ href }) => href)).toEqual([
      '/local-news',
      '/national-news',
      '/world-news',
      '/politics',
      '/business',
      '/technology',
      '/sports',
      '/health-wellness',
    ]);
    for (const { outlets, topic } of tiles) {
      expect(topicBySlug(topic)).toBeDefined();
      expect(outlets.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('shows the beginning of a story and links to the rest', () => {
    const [story] = homeStories;
    expect(storyTeaser(story!)).toMatchObject({
      content: story!.content[0],
      href: `/community-stories#${story!.id}`,
      kicker: 'Sample story',
    });
  });

  it('has the day of its newest change', () => {
    const pieces = [
      { date: '2026-11-20' },
      { date: '2026-11-02', updated: '2026-11-24' },
      { date: '2026-11-22' },
    ];
    expect(newestChange(pieces)).toBe('2026-11-24');
    expect(newestChange([])).toBeUndefined();
  });
});
