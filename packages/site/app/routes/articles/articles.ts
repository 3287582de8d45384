import type { Article } from '@daily-nest/content/types';
import { type Card, cardOf, anchorOf } from '../../listing/cards.ts';
import { contains } from '../../listing/contains.ts';

/** A category of /articles with its cards. */
export interface CardGroup {
  id: string;
  category: string;
  section: Article['section'];
  cards: readonly Card[];
}

/** Categories with their articles as the page shows them; the id is where links to the category lead. */
export function cardGroups(
  groups: readonly { category: string; articles: readonly Article[] }[],
): CardGroup[] {
  return groups.flatMap(({ category, articles }) => {
    const [first] = articles;
    if (!first) return [];
    return [{ id: anchorOf(category), category, section: first.section, cards: articles.map(cardOf) }];
  });
}

/** What contains the query in title, standfirst or category; categories without a hit are left out. */
export function searchGroups(groups: readonly CardGroup[], query: string): CardGroup[] {
  return groups
    .map((group) => ({
      ...group,
      cards: group.cards.filter(({ title, standfirst, kicker }) =>
        contains(query, [title, standfirst, kicker]),
      ),
    }))
    .filter(({ cards }) => cards.length > 0);
}

/** What a search found, for the reader who cannot see it; nothing where nothing was searched for. */
export function foundText(query: string, count: number): string {
  if (query === '') return '';
  return count === 1 ? '1 article found' : `${count} articles found`;
}
