import { pictureOf } from '@daily-nest/content/photos';
import { storyKicker } from '@daily-nest/content/stories';
import type { NewsTile, SectionName, Story, Tip, Topic } from '@daily-nest/content/types';
import { outletsOf } from '../../data/outlets.ts';

/** A tile of 'Latest News Coverage': its own text, and the wall of its topic. */
export interface CoverageTile {
  topic: string;
  title: string;
  description: string;
  href: string;
  section: SectionName;
  outlets: readonly { title: string; href: string }[];
}

export function coverageTiles(
  tiles: readonly NewsTile[],
  topicOf: (slug: string) => Pick<Topic, 'section' | 'feeds'> | undefined,
): CoverageTile[] {
  return tiles.map(({ topic, title, description, link }) => {
    const { section = 'local', feeds = [] } = topicOf(topic) ?? {};
    return { topic, title, description, href: link, section, outlets: outletsOf(feeds) };
  });
}

/** Returns the ISO day of the newest change of pieces. */
export function newestChange(
  pieces: readonly { date: string; updated?: string | undefined }[],
): string | undefined {
  return pieces
    .map(({ date, updated = date }) => updated)
    .toSorted()
    .at(-1);
}

/** Returns a community story with its first paragraph and a link to the whole. */
export function storyTeaser({ id, title, content: [opening], author, location, section, ...story }: Story) {
  const image = pictureOf(story.image);
  const words = { title, content: opening, kicker: storyKicker, author, location };
  return { id, href: `/community-stories#${id}`, ...words, image, section };
}

export function tipTeaser({ id, title, content, category, section, link, source, asOf }: Tip) {
  return { id, title, content, kicker: category, section, href: source?.url ?? link, asOf };
}
