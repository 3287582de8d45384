import { describe, expect, it } from 'vitest';
import { newsTiles } from '@daily-nest/content/home';
import type { Wall } from '../../data/backend-answers.server.ts';
import { tileWall } from './tile.ts';

const wallOf = (topic: string, ...titles: string[]): Wall => ({
  topic,
  stale: false,
  items: titles.map((title) => ({ title, link: `/blog/${title}` })),
});
const titlesOf = (wall: Wall) => wall.items.map(({ title }) => title);

describe('a tile of the front page', () => {
  const walls: Record<string, Wall> = {
    'local-news': wallOf('local-news', 'agenda', 'crossing', 'party', 'water', 'library', 'garden'),
    'national-news': wallOf('national-news', 'elections', 'recall', 'cars', 'lunch'),
    politics: wallOf('politics', 'elections', 'agenda'),
  };
  const readWall = (slug: string) => Promise.resolve(walls[slug] ?? wallOf(slug));

  it('shows no headline of another tile; the tiles choose in turn, the shortest wall first', async () => {
    expect(titlesOf(await tileWall('politics', readWall))).toEqual(['elections']);
    expect(titlesOf(await tileWall('national-news', readWall))).toEqual(['recall', 'cars', 'lunch']);
    const all = await Promise.all(newsTiles.map(({ topic }) => tileWall(topic, readWall)));
    const titles = all.flatMap(titlesOf);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('shows more headlines in the wide tile', async () => {
    expect(titlesOf(await tileWall('local-news', readWall))).toEqual([
      'agenda',
      'crossing',
      'party',
      'water',
      'library',
      'garden',
    ]);
  });

  it('shows four of a topic that has no tile', async () => {
    walls['events'] = wallOf('events', 'elections', 'agenda', 'fair', 'parade', 'market');
    expect(titlesOf(await tileWall('events', readWall))).toEqual(['elections', 'agenda', 'fair', 'parade']);
  });
});
