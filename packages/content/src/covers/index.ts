import { books } from '../books.ts';
import { bookThemes } from '../schemas.ts';
import { cover } from './cover.ts';

/** The covers by name: `books/hatha-yoga` is `/pictures/books/hatha-yoga.svg`. */
export const covers: Record<string, string> = Object.fromEntries(
  bookThemes.flatMap((theme) =>
    books
      .filter((book) => book.theme === theme)
      .map((book, step) => [`books/${book.slug}`, cover(book, step)] as const),
  ),
);
