import type { FiledCard } from './filed-cards.ts';
import { type ListLayout, layoutOf } from './layouts.ts';

/** A list in two parts: the opening with pictures, in a layout that it fills, and the rest as headlines by category. */
export interface SplitList {
  layout: ListLayout;
  opening: FiledCard[];
  rest: FiledCard[];
}

/** Splits cards: seven or four fill a rail; fewer use the layout of search results. */
export function split(cards: readonly FiledCard[]): SplitList {
  const count = cards.length >= 7 ? 7 : cards.length >= 4 ? 4 : cards.length;
  return {
    layout: count >= 4 ? 'rail' : (layoutOf(count) ?? 'pair'),
    opening: cards.slice(0, count),
    rest: byCategory(cards.slice(count)).map(wordsOf),
  };
}

/** Returns a card without picture and standfirst. */
export function wordsOf({ image: _image, standfirst: _about, ...card }: FiledCard): FiledCard {
  return { ...card, standfirst: '' };
}

/** Returns the cards with those of a category together, in the order of their first ones. */
function byCategory(cards: readonly FiledCard[]): FiledCard[] {
  const categories = [...new Set(cards.map(({ kicker }) => kicker))];
  return categories.flatMap((category) => cards.filter(({ kicker }) => kicker === category));
}
