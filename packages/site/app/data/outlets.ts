import type { Topic } from '@daily-nest/content/types';

/** Returns the outlets of a wall's feeds. One with several feeds is named once, by the address of the first. */
export function outletsOf(feeds: Topic['feeds']): { title: string; href: string }[] {
  const titles = new Set(feeds.map(({ outlet }) => outlet));
  return [...titles].map((title) => ({
    title,
    href: feeds.find(({ outlet }) => outlet === title)!.homepage,
  }));
}
