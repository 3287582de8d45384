import type { StoryCardProps } from '@daily-nest/ui/story-card';

/** A row of the page: one story beside its picture, or two with theirs above them. */
export interface StoryRow<Story> {
  variant: NonNullable<StoryCardProps['variant']>;
  stories: Story[];
}

/** The first story leads; then two abreast and one alone take turns. A single last story has a row of its own. */
export function storyRows<Story>([first, ...others]: readonly Story[]): StoryRow<Story>[] {
  const rows: StoryRow<Story>[] = first !== undefined ? [{ variant: 'leading', stories: [first] }] : [];
  for (let at = 0; at < others.length; at += rows.at(-1)!.stories.length) {
    const pair = rows.length % 2 === 1 ? others.slice(at, at + 2) : [];
    if (pair.length === 2) rows.push({ variant: 'column', stories: pair });
    else rows.push({ variant: 'featured', stories: [others[at]!] });
  }
  return rows;
}
