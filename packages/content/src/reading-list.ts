// Built by `pnpm --filter @daily-nest/content build` from data/reading-list.yaml: run it if this import
// cannot be resolved.
import built from '../dist/reading-list.json' with { type: 'json' };
import { bookSlug } from './book-slug.ts';
import type { AgeShelf } from './types.ts';

/** Returns a search of the world's libraries for a title and its author. */
function librarySearch(words: string): string {
  return `https://search.worldcat.org/search?${new URLSearchParams({ q: words })}`;
}

/** The children's reading list of /books, by age. */
export const readingList: AgeShelf[] = built.shelves.map(({ books, ...shelf }) => ({
  ...shelf,
  books: books.map((book) => ({
    ...book,
    cover: `/pictures/books/${bookSlug(book.title)}.svg`,
    link: librarySearch(`${book.title.replaceAll(/[“”,]/g, '')} ${book.author}`),
  })),
}));

/** The text above it. */
export const readingListIntro = built.intro;
