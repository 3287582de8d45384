import type { Card } from './draw-card.ts';
import * as words from '../../words/cards.ts';

/** The blog's card; a post's has its title, and its picture if it is one of ours. */
export const postCard: Omit<Card, 'picture'> & { picture: string } = {
  ...words.blog,
  section: 'lifestyle',
  picture: '/pictures/story-the-porch-library.jpg',
};
