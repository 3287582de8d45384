import { newsTiles } from '@daily-nest/content/home';
import type { Wall } from '../../data/backend-answers.server.ts';

/** The most headlines of a tile, and of the wide one. It shows as many of them as fit. */
const tileItems = 4;
const wideTileItems = 9;

/** Whether a topic has the wide tile, whose first headline has its picture and its summary. */
export function isWide(topic: string): boolean {
  return topic === newsTiles[0]?.topic;
}

/**
 * Returns the headlines of a topic's tile on the front page, without duplicates between tiles. A headline of
 * several topics goes to the topic with the fewest, until each has enough.
 */
export async function tileWall(topic: string, readWall: (slug: string) => Promise<Wall>): Promise<Wall> {
  const slugs = newsTiles.map((tile) => tile.topic);
  if (!slugs.includes(topic)) {
    const wall = await readWall(topic);
    return { ...wall, items: wall.items.slice(0, tileItems) };
  }

  const walls = await Promise.all(slugs.map(async (slug) => ({ slug, wall: await readWall(slug) })));
  const tiles = walls.map((of) => ({ ...of, items: [] as Wall['items'] }));
  const shortestFirst = tiles.toSorted((a, b) => a.wall.items.length - b.wall.items.length);
  const shown = new Set<string>();
  // One headline for each in turn, so that a long wall leaves some for a short one.
  for (let round = 0; round < wideTileItems; round += 1) {
    for (const { slug, wall, items } of shortestFirst) {
      if (round >= tileItems && !isWide(slug)) continue;
      const next = wall.items.find(({ title }) => !shown.has(title));
      if (!next) continue;
      items.push(next);
      shown.add(next.title);
    }
  }
  const { wall, items } = tiles.find(({ slug }) => slug === topic)!;
  return { ...wall, items };
}
