import { oneLine } from '@daily-nest/api-client';
import { isFiller } from '@daily-nest/content/meanings';
import * as z from 'zod';
import { cleanQuery } from '../listing/contains.ts';

/** The maximum number of searched words: each is looked up in the whole index. Stop words are free. */
const mostWords = 8;

/**
 * The index splits a query at spaces and punctuation. One match at a time, because a pattern for eight words
 * would backtrack.
 */
const word = /[^\p{Z}\p{P}]+/gu;

/**
 * Parses a query for searching and showing: the first 100 characters of the parameter, up to eight words to
 * search for. Longer ones appear only in manipulated addresses.
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
