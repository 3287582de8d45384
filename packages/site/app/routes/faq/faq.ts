import type { FaqItem, SectionName } from '@daily-nest/content/types';
import { anchorOf } from '../../listing/cards.ts';
import { contains } from '../../listing/contains.ts';

/** A category of /faq with its questions. */
export interface FaqGroup {
  id: string;
  category: string;
  section: SectionName;
  items: readonly FaqItem[];
}

/** The questions under their categories, both in the order of the page. */
export function faqGroups(items: readonly FaqItem[], sections: Readonly<Record<string, SectionName>>) {
  const groups = new Map<string, FaqItem[]>();
  for (const item of items) groups.set(item.category, [...(groups.get(item.category) ?? []), item]);
  return [...groups].map(([category, own]): FaqGroup => ({
    id: anchorOf(category),
    category,
    section: sections[category] ?? 'family',
    items: own,
  }));
}

/** What contains the query in question, answer or category. */
export function searchFaq(groups: readonly FaqGroup[], query: string): FaqGroup[] {
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, answer, category }) =>
        contains(query, [question, answer, category]),
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** What a search found, for the reader who cannot see it; nothing where nothing was searched for. */
export function foundText(query: string, count: number): string {
  if (query === '') return '';
  return count === 1 ? '1 question found' : `${count} questions found`;
}
