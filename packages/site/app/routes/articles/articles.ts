import type { Article } from '@daily-nest/content/types';
import { anchorOf, type Card, cardOf } from '../../listing/cards.ts';
import { type Group, searchGroups } from '../../listing/groups.ts';

/** Returns categories with the cards of their articles. */
export function cardGroups(
  groups: readonly { category: string; articles: readonly Article[] }[],
): Group<Card>[] {
  return groups.flatMap(({ category, articles }) => {
    const [first] = articles;
    if (!first) return [];
    return [{ id: anchorOf(category), category, section: first.section, items: articles.map(cardOf) }];
  });
}

/** Returns articles whose title, standfirst or category contains the query. */
export const searchArticles = (groups: readonly Group<Card>[], query: string) =>
  searchGroups(groups, query, ({ title, standfirst, kicker }) => [title, standfirst, kicker]);
