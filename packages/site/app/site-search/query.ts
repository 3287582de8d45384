import { oneLine } from '@daily-nest/api-client';
import { isFiller } from '@daily-nest/content/meanings';
import * as z from 'zod';
import { cleanQuery } from '../listing/contains.ts';

/** How many words of a query are searched for: each costs a look through the whole index. Fillers cost nothing. */
const mostWords = 8;

/** The index divides a query at spaces and at signs. One after the other: a pattern for eight words has to guess. */
const word = /[^\p{Z}\p{P}]+/gu;

/**
 * A query as it is searched for and shown: of what an address says, the first 100 characters, and of these as much as has
 * eight words to search for. Nobody types more, and an address may carry anything.
 */
export const searchQuery = z
  .string()
  .nullish()
  .transform((text) => {
    const query = cleanQuery(oneLine(text ?? ''));
    const words = [...query.matchAll(word)].filter(([text]) => !isFiller(text));
    const last = words[mostWords - 1];
    return last && words.length > mostWords ? query.slice(0, last.index + last[0].length) : query;
  })
  .brand<'SearchQuery'>();

export type SearchQuery = z.infer<typeof searchQuery>;
