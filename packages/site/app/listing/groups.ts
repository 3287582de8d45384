import type { SectionName } from '@daily-nest/content/types';
import { contains } from './contains.ts';

/** A category of a searchable list, with its items. */
export interface Group<Item> {
  /** The target of links to the category. */
  id: string;
  category: string;
  section: SectionName;
  items: readonly Item[];
}

/** Returns the items with a text that contains the query, without empty categories. */
export function searchGroups<Item>(
  groups: readonly Group<Item>[],
  query: string,
  textsOf: (item: Item) => readonly string[],
): Group<Item>[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter((item) => contains(query, textsOf(item))) }))
    .filter(({ items }) => items.length > 0);
}

/** Returns the announcement of a search's results, in words for their number; empty without a query. */
export function foundText(
  query: string,
  groups: readonly Group<unknown>[],
  inWords: (count: number) => string,
): string {
  if (query === '') return '';
  return inWords(groups.reduce((sum, { items }) => sum + items.length, 0));
}
