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

/**
 * Returns the categories in the order of the day: first the category of the first article that it lifts, and in each category first what it
 * lifts. Nothing is left out.
 */
export function ofTheDay(groups: readonly Group<Card>[], lifted: readonly { href: string }[]): Group<Card>[] {
  const turnOf = ({ href }: Card) => {
    const turn = lifted.findIndex((piece) => piece.href === href);
    return turn < 0 ? lifted.length : turn;
  };
  const lead = lifted.find(({ href }) =>
    groups.some(({ items }) => items.some((card) => card.href === href)),
  );
  const begins = ({ items: [first] }: Group<Card>) => Number(lead !== undefined && first?.href === lead.href);
  return groups
    .map((group) => ({ ...group, items: group.items.toSorted((one, other) => turnOf(one) - turnOf(other)) }))
    .toSorted((one, other) => begins(other) - begins(one));
}

/** Returns articles whose title, standfirst or category contains the query. */
export const searchArticles = (groups: readonly Group<Card>[], query: string) =>
  searchGroups(groups, query, ({ title, standfirst, kicker }) => [title, standfirst, kicker]);
