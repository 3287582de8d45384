import type { FaqItem, SectionName } from '@daily-nest/content/types';
import { anchorOf } from '../../listing/cards.ts';
import { type Group, searchGroups } from '../../listing/groups.ts';

/** A question of the page. Its other wordings are for the search of the whole site, on the server. */
export type ShownFaq = Omit<FaqItem, 'questions'>;

/** Returns the questions by category, both in the order of the page. */
export function faqGroups(items: readonly FaqItem[], sections: Readonly<Record<string, SectionName>>) {
  const groups = new Map<string, ShownFaq[]>();
  for (const { questions: _, ...item } of items)
    groups.set(item.category, [...(groups.get(item.category) ?? []), item]);
  return [...groups].map(([category, own]): Group<ShownFaq> => ({
    id: anchorOf(category),
    category,
    section: sections[category] ?? 'family',
    items: own,
  }));
}

/** Returns items whose question, answer or category contains the query. */
export const searchFaq = (groups: readonly Group<ShownFaq>[], query: string) =>
  searchGroups(groups, query, ({ question, answer, category }) => [question, answer, category]);
