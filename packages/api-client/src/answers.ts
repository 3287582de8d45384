import { manyLines, oneLine } from './clean-text.ts';
import { fieldsOf } from './fields-of.ts';
import { type MirroredPicture, readMirroredPicture } from './mirrored-picture.ts';

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
  /** The backend's mirrored copy of a picture from another server; null where it mirrors pictures and has no copy of this one. */
  picture?: MirroredPicture | null;
}

/** One page of the list. */
export interface PostList {
  blogs: PostSummary[];
  /** How many posts there are on all pages. */
  total: number;
}

/** Where a statement of a post can be looked up. */
export interface PostSource {
  title: string;
  /** http(s). */
  url: string;
  /** The day on which it was read for the post. */
  read?: string;
  /** Who reports it, where the page itself was not opened. */
  through?: string;
}

/** A whole post. Missing or wrong-typed texts are empty, never "undefined" or "null". */
export interface Post {
  metaTitle: string;
  metaDescription: string;
  /** The body in the line format: '# ' headings, blank lines, paragraphs. Plain text, never HTML. */
  blog: string;
  /** As sent, when it is a date at all; '2026-05-01' or an ISO time. */
  date?: string;
  /** The name under the title. */
  author?: string;
  /** When its text last became another one, as its editor says; like `date`. */
  updated?: string;
  /** What the text rests on; never empty. Entries without a title or an http(s) address were dropped. */
  sources?: PostSource[];
  /** Separated by comma and space; may be empty. */
  shortTailKeywords: string;
  /** Separated by comma and space; may be empty. */
  longTailKeywords: string;
  /** http(s) or root-relative; anything else was dropped. */
  pinterestImageLink?: string;
  /** The backend's mirrored copy of a picture from another server; null where it mirrors pictures and has no copy of this one. */
  picture?: MirroredPicture | null;
  /** As sent; only addresses of a video service that the page knows become a player. */
  youtubeShortsUrl?: string;
}

/** How many posts a page holds. */
export const postsPerPage = 10;

// Each field is read on its own: one wrong type costs that field, not the page.

const line = (value: unknown) => (typeof value === 'string' ? oneLine(value) : '');
const body = (value: unknown) => (typeof value === 'string' ? manyLines(value) : '');
// An address is nothing without its exact characters: a slug with half a character in it leads nowhere.
const slug = (value: unknown) => (typeof value === 'string' && !/\p{Cs}/u.test(value) ? value : '');
const trimmed = (value: unknown) => line(value) || undefined;
const keywords = (value: unknown) => {
  if (Array.isArray(value))
    return value
      .map(line)
      .filter((word) => word !== '')
      .join(', ');
  return line(value);
};
const image = (value: unknown) => {
  const address = line(value);
  const rootRelative = address.startsWith('/') && !/^\/[/\\]/.test(address);
  return rootRelative || /^https?:\/\//i.test(address) ? address : undefined;
};
const day = (value: unknown) => {
  const date = line(value);
  // Years of four digits, as all formats write them.
  const year = new Date(date).getUTCFullYear();
  return year >= 1900 && year <= 9998 ? date : undefined;
};
const identity = (value: unknown) => (typeof value === 'number' ? `${value}` : line(value));
const count = (value: unknown) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return Number.isSafeInteger(number) && (number as number) >= 0 ? (number as number) : undefined;
};

const link = (value: unknown) => {
  const address = line(value);
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : '';
};
const source = { title: line, url: link, read: day, through: trimmed };
const sources = (value: unknown): PostSource[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const read = value.flatMap((entry: unknown) => {
    const item = fieldsOf(entry, source);
    return item && item.title !== '' && item.url !== '' ? [compact(item)] : [];
  });
  return read.length > 0 ? read : undefined;
};

const summary = {
  id: identity,
  slug,
  metaTitle: line,
  metaDescription: line,
  pinterestImageLink: image,
  picture: readMirroredPicture,
};

const post = {
  metaTitle: line,
  metaDescription: line,
  blog: body,
  date: day,
  author: trimmed,
  updated: day,
  sources,
  shortTailKeywords: keywords,
  longTailKeywords: keywords,
  pinterestImageLink: image,
  picture: readMirroredPicture,
  youtubeShortsUrl: trimmed,
};

const list = { blogs: (value: unknown) => value ?? [], total: count };

/** Reads the list's answer; undefined when it is not a list at all. Rows without a slug are left out. */
export function readPostList(answer: unknown, page: number): PostList | undefined {
  const read = fieldsOf(answer, list);
  if (!read || !Array.isArray(read.blogs)) return undefined;
  const { blogs, total } = read;
  if (total === undefined && !(answer as { blogs?: unknown }).blogs) return undefined;
  const rows = blogs.flatMap((row: unknown) => {
    const item = fieldsOf(row, summary);
    return item && item.slug !== '' ? [compact({ ...item, id: item.id || item.slug })] : [];
  });
  return { blogs: rows, total: total ?? (page - 1) * postsPerPage + rows.length };
}

/** Reads a post's answer: null when it is empty, undefined when it is no post at all. */
export function readPost(answer: unknown): Post | null | undefined {
  if (answer === null || answer === undefined) return null;
  if (Array.isArray(answer)) return answer.length === 0 ? null : undefined;
  const read = fieldsOf(answer, post);
  if (!read) return undefined;
  const { metaTitle, metaDescription, blog } = read;
  if (`${metaTitle}${metaDescription}${blog}`.trim() === '') return null;
  return compact(read);
}

/** Leaves out what is undefined, so that an answer survives JSON and a comparison unchanged. */
function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
