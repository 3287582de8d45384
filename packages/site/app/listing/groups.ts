import type { SectionName } from '@daily-nest/content/types';
import { contains } from './contains.ts';

/** A category of a list that can be searched, with its items. */
export interface Group<Item> {
  /** Where links to the category lead. */
  id: string;
  category: string;
  section: SectionName;
  items: readonly Item[];
}

/** The items of which a text contains the query; categories without a hit are left out. */
export function searchGroups<Item>(
  groups: readonly Group<Item>[],
  query: string,
  textsOf: (item: Item) => readonly string[],
): Group<Item>[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => contains(query, textsOf(item))) }))
    .filter(({ items }) => items.length > 0);
}

/** What a search found, for the reader who cannot see it; nothing where nothing was searched for. */
export function foundText(query: string, groups: readonly Group<unknown>[], noun: string): string {
  if (query === '') return '';
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return count === 1 ? `1 ${noun} found` : `${count} ${noun}s found`;
}
