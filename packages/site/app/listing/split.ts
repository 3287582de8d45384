import type { FiledCard } from './filedCards.ts';
import { type ListLayout, layoutOf } from './layouts.ts';

/** A list in two: what opens it with pictures, in a layout that it fills, and the rest, told by fewer words. */
export interface SplitList {
  layout: ListLayout;
  opening: FiledCard[];
  rest: FiledCard[];
}

/** Seven or four fill a rail; fewer stand as what a search found. */
export function split(cards: readonly FiledCard[]): SplitList {
  const count = cards.length >= 7 ? 7 : cards.length >= 4 ? 4 : cards.length;
  return {
    layout: count >= 4 ? 'rail' : (layoutOf(count) ?? 'pair'),
    opening: cards.slice(0, count),
    rest: cards.slice(count).map(wordsOf),
  };
}

/** A card that is told by its words alone: its picture and what it is about are not sent along. */
export function wordsOf({ image: _image, standfirst: _about, ...card }: FiledCard): FiledCard {
  return { ...card, standfirst: '' };
}
