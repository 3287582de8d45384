// Made by `pnpm --filter @daily-nest/content build` out of data/reading-list.yaml: when this import cannot be resolved, run that.
import built from '../dist/reading-list.json' with { type: 'json' };
import type { AgeShelf } from './types.ts';

/** A search of the libraries of the world for a title and its author. */
function librarySearch(words: string): string {
  return `https://search.worldcat.org/search?${new URLSearchParams({ q: words })}`;
}

/** The children's reading list of /books, by age. */
export const readingList: AgeShelf[] = built.shelves.map(({ books, ...shelf }) => ({
  ...shelf,
  books: books.map((book) => ({
    ...book,
    link: librarySearch(`${book.title.replaceAll(/[“”,]/g, '')} ${book.author}`),
  })),
}));

/** What stands above it. */
export const readingListIntro = built.intro;
