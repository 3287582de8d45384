import { newsTiles } from '@daily-nest/content/home';
import type { Backend } from '../../data/backend.server.ts';
import type { Wall } from '../../data/backend-answers.server.ts';

/** Headlines of a tile, and of the wide one. */
const tileItems = 3;
const wideTileItems = 5;

/**
 * The headlines that the tile of a topic shows on the front page, none of them twice. A headline of several topics goes to
 * the one that has the fewest, as far as each needs it. A wall that cannot be read takes none away from the others.
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
  // One headline for each in turn, so that a long wall leaves something for a short one.
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
