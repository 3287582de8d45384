/** The words of the bookshelf. Its books, and what is said of them, are the edition's. */

export const books = 'Books';
export const booksAre = (count: number) =>
  `${count} public-domain classics on wealth, yoga, breath and self-culture by William Walker Atkinson, with links to the bookstore.`;
export const keywords: readonly string[] = [
  'e-books',
  'William Walker Atkinson',
  'Yogi Ramacharaka',
  'yoga books',
  'breath',
];
export const bookshelf = 'The Bookshelf';
export const shelfIs =
  'Thirty books to read with a child, chosen by age, and a shelf of old classics for whoever is still awake.';
export const byAge = 'Books by age';
/** Heard after the link of the advertisement. */
export const aboutPrograms = ' about the university’s programs';
export const viewAll = 'View All Books on Amazon →';
export const view = 'View on Amazon →';
export const readingList = 'Thirty Books for Children, by Age';
