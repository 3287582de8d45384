import * as z from 'zod/mini';
import { manyLines, oneLine } from './clean-text.ts';
import { type KeptPicture, readKeptPicture } from './keptPicture.ts';

/** A row of the list. */
export interface PostSummary {
  id: string;
  slug: string;
  /** The title; may be empty. */
  metaTitle: string;
  /** One or two sentences; may be empty. */
  metaDescription: string;
  /** http(s) or root-relative; anything else was dropped. */
  pinterestImageLink?: string;
  /** The backend's own copy of a picture that lies elsewhere; null where it keeps copies and has none of this one. */
  picture?: KeptPicture | null;
}

/** One page of the list. */
export interface PostList {
  blogs: PostSummary[];
  /** How many posts there are on all pages. */
  total: number;
}

/** A whole post. Missing or wrong-typed texts are empty, never "undefined" or "null". */
export interface Post {
  metaTitle: string;
  metaDescription: string;
  /** The body in the line format: '# ' headings, blank lines, paragraphs. Plain text, never HTML. */
  blog: string;
  /** As sent, when it is a date at all; '2026-05-01' or an ISO time. */
  date?: string;
  /** Separated by comma and space; may be empty. */
  shortTailKeywords: string;
  /** Separated by comma and space; may be empty. */
  longTailKeywords: string;
  /** http(s) or root-relative; anything else was dropped. */
  pinterestImageLink?: string;
  /** The backend's own copy of a picture that lies elsewhere; null where it keeps copies and has none of this one. */
  picture?: KeptPicture | null;
  /** As sent; only addresses of a video service that the page knows become a player. */
  youtubeShortsUrl?: string;
}

/** How many posts a page holds. */
export const postsPerPage = 10;

// Each field is read on its own: one wrong type costs that field, not the page.
const field = <T>(read: (value: unknown) => T) => z.pipe(z.optional(z.unknown()), z.transform(read));

const line = (value: unknown) => (typeof value === 'string' ? oneLine(value) : '');
const text = field(line);
const body = field((value) => (typeof value === 'string' ? manyLines(value) : ''));
// An address is nothing without its exact characters: a slug with half a character in it leads nowhere.
const slug = field((value) => (typeof value === 'string' && !/\p{Cs}/u.test(value) ? value : ''));
const trimmed = field((value) => line(value) || undefined);
const keywords = field((value) => {
  if (Array.isArray(value))
    return value
      .map(line)
      .filter((word) => word !== '')
      .join(', ');
  return line(value);
});
const image = field((value) => {
  const address = line(value);
  const rootRelative = address.startsWith('/') && !/^\/[/\\]/.test(address);
  return rootRelative || /^https?:\/\//i.test(address) ? address : undefined;
});
const picture = field(readKeptPicture);
const day = field((value) => {
  const date = line(value);
  // Years of four digits, as all formats write them.
  const year = new Date(date).getUTCFullYear();
  return year >= 1900 && year <= 9998 ? date : undefined;
});
const identity = field((value) => (typeof value === 'number' ? `${value}` : line(value)));
const count = field((value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return Number.isSafeInteger(number) && (number as number) >= 0 ? (number as number) : undefined;
});

const summary = z.object({
  id: identity,
  slug,
  metaTitle: text,
  metaDescription: text,
  pinterestImageLink: image,
  picture,
});

const list = z.object({ blogs: z.nullish(z.array(z.unknown())), total: count });

const post = z.object({
  metaTitle: text,
  metaDescription: text,
  blog: body,
  date: day,
  shortTailKeywords: keywords,
  longTailKeywords: keywords,
  pinterestImageLink: image,
  picture,
  youtubeShortsUrl: trimmed,
});

/** Reads the list's answer; undefined when it is not a list at all. Rows without a slug are left out. */
export function readPostList(answer: unknown, page: number): PostList | undefined {
  const read = z.safeParse(list, answer);
  if (!read.success) return undefined;
  const { blogs, total } = read.data;
  if (!blogs && total === undefined) return undefined;
  const rows = (blogs ?? []).flatMap((row) => {
    const item = z.safeParse(summary, row);
    if (!item.success || item.data.slug === '') return [];
    return [compact({ ...item.data, id: item.data.id || item.data.slug })];
  });
  return { blogs: rows, total: total ?? (page - 1) * postsPerPage + rows.length };
}

/** Reads a post's answer: null when it is empty, undefined when it is no post at all. */
export function readPost(answer: unknown): Post | null | undefined {
  if (answer === null || answer === undefined) return null;
  if (Array.isArray(answer)) return answer.length === 0 ? null : undefined;
  const read = z.safeParse(post, answer);
  if (!read.success) return undefined;
  const { metaTitle, metaDescription, blog } = read.data;
  if (`${metaTitle}${metaDescription}${blog}`.trim() === '') return null;
  return compact(read.data);
}

/** Leaves out what is undefined, so that an answer survives JSON and a comparison unchanged. */
function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
