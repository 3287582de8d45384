import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { bookSlug } from '../book-slug.ts';
import { books } from '../books.ts';
import { bookThemes } from '../schemas.ts';
import type { AgeShelf } from '../types.ts';
import { childrenCover } from './children.ts';
import { cover } from './cover.ts';

/** The reading list itself, since the build that makes JSON of it also makes these covers. */
const file = join(import.meta.dirname, '../../data/reading-list.yaml');
const { shelves } = parse(readFileSync(file, 'utf8')) as { shelves: AgeShelf[] };

/** The covers by name: `books/hatha-yoga` is `/pictures/books/hatha-yoga.svg`. */
export const covers: Record<string, string> = Object.fromEntries([
  ...bookThemes.flatMap((theme) =>
    books
      .filter((book) => book.theme === theme)
      .map((book, step) => [`books/${book.slug}`, cover(book, step)] as const),
  ),
  ...shelves
    .flatMap((shelf) => shelf.books)
    .map((book) => [`books/${bookSlug(book.title)}`, childrenCover(book)] as const),
]);
