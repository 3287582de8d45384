import { manyLines, oneLine } from './clean-text.ts';
import { fieldsOf } from './fields-of.ts';
import { type MirroredPicture, readMirroredPicture } from './mirrored-picture.ts';

/** The size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A row of the list. */
export interface PostSummary {
  id: string;
  slug: string;
  /** The title; may be empty. */
  metaTitle: string;
  /** One or two sentences; may be empty. */
  metaDescription: string;
  /** An http(s) or root-relative address; other values are dropped. */
  pinterestImageLink?: string;
  /** The backend's mirrored copy of a picture from another server; null where it mirrors pictures and has no copy of this one. */
  picture?: MirroredPicture | null;
  /** The size of the picture at `pinterestImageLink`, from blogs that say it. */
  pictureSize?: PictureSize;
}

/** One page of the list. */
export interface PostList {
  blogs: PostSummary[];
  /** The number of posts on all pages. */
  total: number;
}

/** A source for a statement in a post. */
export interface PostSource {
  title: string;
  /** http(s). */
  url: string;
  /** The day on which the post's editor read the page. */
  read?: string;
  /** The publication that reports it, if the page itself was not opened. */
  through?: string;
}

/** A fact that was wrong in a post. */
export interface PostCorrection {
  /** The day on which it was corrected. */
  date: string;
  /** What the post said. */
  was: string;
  /** What it says now. */
  is: string;
}

/** A whole post. A text that is missing or has the wrong type is empty. */
export interface Post {
  /** Its present slug, where it was asked for by one that it had before. */
  slug?: string;
  metaTitle: string;
  metaDescription: string;
  /** The body in the line format: '# ' headings, blank lines, paragraphs. It is plain text, never HTML. */
  blog: string;
  /** The date as sent, if it is valid: '2026-05-01' or an ISO time. */
  date?: string;
  /** The author's name. */
  author?: string;
  /** When the text last changed, according to its editor; same format as `date`. */
  updated?: string;
  /** Never an empty list. Entries without a title or an http(s) address are dropped. */
  sources?: PostSource[];
  /** Newest first; never an empty list. Entries without all three fields are dropped. */
  corrections?: PostCorrection[];
  /** Separated by comma and space; may be empty. */
  shortTailKeywords: string;
  /** Separated by comma and space; may be empty. */
  longTailKeywords: string;
  /** An http(s) or root-relative address; other values are dropped. */
  pinterestImageLink?: string;
  /** What the picture shows, for readers who do not see it. Our own backend's alone. */
  imageAlt?: string;
  /** The backend's mirrored copy of a picture from another server; null where it mirrors pictures and has no copy of this one. */
  picture?: MirroredPicture | null;
  /** The size of the picture at `pinterestImageLink`, from blogs that say it. */
  pictureSize?: PictureSize;
  /** The address as sent. The page shows a player only for video services that it knows. */
  youtubeShortsUrl?: string;
}

/** The number of posts on a page. */
export const postsPerPage = 10;

// Each field is validated on its own: a wrong type costs that field, not the page.

export const line = (value: unknown) => (typeof value === 'string' ? oneLine(value) : '');
const body = (value: unknown) => (typeof value === 'string' ? manyLines(value) : '');
// A slug with half a surrogate pair cannot be put into an address.
export const slug = (value: unknown) => (typeof value === 'string' && !/\p{Cs}/u.test(value) ? value : '');
export const trimmed = (value: unknown) => line(value) || undefined;
const keywords = (value: unknown) => {
  if (Array.isArray(value))
    return value
      .map(line)
      .filter((word) => word !== '')
      .join(', ');
  return line(value);
};
export const image = (value: unknown) => {
  const address = line(value);
  const rootRelative = address.startsWith('/') && !/^\/[/\\]/.test(address);
  return rootRelative || /^https?:\/\//i.test(address) ? address : undefined;
};
export const day = (value: unknown) => {
  const date = line(value);
  // All date formats write years with four digits.
  const year = new Date(date).getUTCFullYear();
  return year >= 1900 && year <= 9998 ? date : undefined;
};
const identity = (value: unknown) => (typeof value === 'number' ? `${value}` : line(value));
export const count = (value: unknown) => {
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

const correction = { date: day, was: line, is: line };
/** Reads a list of corrections; undefined where there are none. */
export const readCorrections = (value: unknown): PostCorrection[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const read = value.flatMap((entry: unknown) => {
    const { date, was, is } = fieldsOf(entry, correction) ?? {};
    return date && was && is ? [{ date, was, is }] : [];
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
  slug: (value: unknown) => slug(value) || undefined,
  metaTitle: line,
  metaDescription: line,
  blog: body,
  date: day,
  author: trimmed,
  updated: day,
  sources,
  corrections: readCorrections,
  shortTailKeywords: keywords,
  longTailKeywords: keywords,
  pinterestImageLink: image,
  imageAlt: trimmed,
  picture: readMirroredPicture,
  youtubeShortsUrl: trimmed,
};

const list = { blogs: (value: unknown) => value ?? [], total: count };

/** Reads the list's answer. Returns undefined if it is not a list. Rows without a slug are left out. */
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

/** Reads a post's answer. Returns null if it is empty, undefined if it is not a post. */
export function readPost(answer: unknown): Post | null | undefined {
  if (answer === null || answer === undefined) return null;
  if (Array.isArray(answer)) return answer.length === 0 ? null : undefined;
  const read = fieldsOf(answer, post);
  if (!read) return undefined;
  const { metaTitle, metaDescription, blog } = read;
  if (`${metaTitle}${metaDescription}${blog}`.trim() === '') return null;
  return compact(read);
}

/** Removes fields with the value undefined, so that an answer is equal to its copy through JSON. */
export function compact<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as T;
}
