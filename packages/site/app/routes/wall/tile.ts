import { newsTiles } from '@daily-nest/content/home';
import type { Backend } from '../../data/backend.server.ts';
import type { Wall } from '../../data/backend-answers.server.ts';

/** The number of headlines in a tile, and in the wide one. */
const tileItems = 3;
const wideTileItems = 5;

/**
 * Returns the headlines of a topic's tile on the front page, without duplicates between tiles. A headline of
 * several topics goes to the topic with the fewest, until each has enough. A wall that cannot be read takes
 * none from the others.
 */
export async function tileWall(
  topic: string,
  readWall: (slug: string) => ReturnType<Backend['wall']>,
): Promise<Wall | undefined> {
  const slugs = newsTiles.map((tile) => tile.topic);
  if (!slugs.includes(topic)) {
    const wall = await readWall(topic);
    return wall && { ...wall, items: wall.items.slice(0, tileItems) };
  }

  const walls = await Promise.all(slugs.map(readWall));
  const tiles = slugs.map((slug, place) => ({ slug, wall: walls[place], items: [] as Wall['items'] }));
  const shortestFirst = tiles.toSorted((a, b) => length(a.wall) - length(b.wall));
  const shown = new Set<string>();
  // One headline for each in turn, so that a long wall leaves some for a short one.
  for (let round = 0; round < wideTileItems; round += 1) {
    for (const { slug, wall, items } of shortestFirst) {
      if (round >= tileItems && slug !== slugs[0]) continue;
      const next = wall?.items.find(({ title }) => !shown.has(title));
      if (!next) continue;
      items.push(next);
      shown.add(next.title);
    }
  }
  const own = tiles.find(({ slug }) => slug === topic);
  return own?.wall && { ...own.wall, items: own.items };
}

function length(wall: Wall | undefined): number {
  return wall?.items.length ?? 0;
}
