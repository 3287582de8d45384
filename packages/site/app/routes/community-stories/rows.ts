import type { StoryCardProps } from '@daily-nest/ui/story-card';

/** A row of the page: one story beside its picture, or two below theirs. */
export interface StoryRow<Story> {
  variant: NonNullable<StoryCardProps['variant']>;
  stories: Story[];
}

/**
 * Returns the rows: the first story leads, then rows of two and of one alternate. A single last story has its
 * own row.
 */
export function storyRows<Story>([first, ...others]: readonly Story[]): StoryRow<Story>[] {
  const rows: StoryRow<Story>[] = first !== undefined ? [{ variant: 'leading', stories: [first] }] : [];
  for (let at = 0; at < others.length; at += rows.at(-1)!.stories.length) {
    const pair = rows.length % 2 === 1 ? others.slice(at, at + 2) : [];
    if (pair.length === 2) rows.push({ variant: 'column', stories: pair });
    else rows.push({ variant: 'featured', stories: [others[at]!] });
  }
  return rows;
}
