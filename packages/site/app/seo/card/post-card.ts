import type { Card } from './draw-card.ts';

/** The blog's card; a post's has its title, and its picture if it is one of ours. */
export const postCard: Omit<Card, 'picture'> & { picture: string } = {
  kicker: 'Blog',
  headline: 'Columns and practical advice',
  section: 'lifestyle',
  picture: '/pictures/story-the-porch-library.jpg',
};
