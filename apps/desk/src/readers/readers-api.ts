import type { FailedLink } from '@daily-nest/content/desk';
import { call } from '../api.ts';

export const spans = ['7', '28', '90', '365'] as const;
/** How many days are counted, with today. */
export type Span = (typeof spans)[number];

export interface PageReads {
  path: string;
  /** Null for a page that is no piece. */
  title: string | null;
  times: number;
}

export interface Search {
  query: string;
  asked: number;
  days: number;
  lastDay: string;
}

/** What readers did, in numbers. */
export interface ReaderCounts {
  domain: string;
  /** The sites of which there are reads. */
  domains: string[];
  /** From the first to the last. */
  days: { day: string; times: number }[];
  /** Those most read first. */
  pages: PageReads[];
  /** Those of our own pages first. */
  failed: FailedLink[];
  searches: Search[];
}

/** Which counts are shown; without a path, those of all pages. */
export interface Chosen {
  days: Span;
  domain: string;
  path?: string | undefined;
}

const queryOf = (chosen: Chosen) =>
  new URLSearchParams(Object.entries(chosen).filter((entry): entry is [string, string] => Boolean(entry[1])));

export const readCounts = (chosen: Chosen): Promise<ReaderCounts> =>
  call<ReaderCounts>('get', `readers?${queryOf(chosen).toString()}`);

/** The address of a file for a spreadsheet. */
export const fileOf = (name: 'reads' | 'failed-links' | 'searches', chosen: Chosen): string =>
  `/desk/api/readers/${name}.csv?${queryOf({ ...chosen, path: undefined }).toString()}`;
