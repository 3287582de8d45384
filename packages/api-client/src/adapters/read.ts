import { compact, type PictureSize } from '../answers.ts';
import { oneLine } from '../clean-text.ts';
import { BlogAnswerError } from '../errors.ts';
import { bodyOfHtml, DeepHtmlError, type HtmlBody } from '../foreign-text/html-body.ts';
import type { ReadPost, SourcePost } from './source.ts';

/** The most posts that a list of a person or a tag has, and a page of the index. */
export const mostListed = 100;

/** The fields of a post, whatever system it comes from. */
export interface PostFields {
  id: string;
  slug: string;
  title: string;
  description: string;
  text: Pick<HtmlBody, 'body' | 'videos'>;
  date: string | undefined;
  changed: string | undefined;
  author: string | undefined;
  keywords: readonly string[];
  image: string | undefined;
  imageAlt: string | undefined;
  imageSize: PictureSize | undefined;
}

/** Makes a row and a whole post of these fields. */
export function readPostOf(fields: PostFields): ReadPost {
  const { id, slug, title, description, text, date, changed, author, image } = fields;
  const shown = {
    metaTitle: title,
    metaDescription: description,
    pinterestImageLink: image,
    pictureSize: image === undefined ? undefined : fields.imageSize,
    date,
    author,
  };
  const keywords = fields.keywords.map(oneLine).filter((word) => word !== '');
  const row: SourcePost = { ...shown, id: id || slug, slug, changed, keywords };
  return {
    row: compact(row),
    post: compact({
      ...shown,
      blog: text.body,
      shortTailKeywords: keywords.map((word) => word.replaceAll(',', ' ')).join(', '),
      longTailKeywords: '',
      imageAlt: image === undefined ? undefined : fields.imageAlt,
      youtubeShortsUrl: text.videos[0],
    }),
  };
}

/** Reads HTML; one that is nested too deeply is an answer that cannot be read. */
export function textOf(html: string, read: (html: string) => HtmlBody = bodyOfHtml): HtmlBody {
  try {
    return read(html);
  } catch (cause) {
    if (cause instanceof DeepHtmlError) throw new BlogAnswerError(cause.message, { cause });
    throw cause;
  }
}

/** Reads HTML as a line: titles and excerpts have entities and marks of emphasis. */
export const lineOf = (html: unknown): string =>
  typeof html === 'string' ? oneLine(textOf(html).body.replaceAll(/^#{1,3} /gm, '')) : '';

/** Reads every row of a list that is one; a row that is none costs itself, not the page. */
export function rowsOf<T>(value: unknown, read: (row: unknown) => T | undefined): T[] {
  if (!Array.isArray(value)) throw new BlogAnswerError('The list of posts does not have the agreed shape.');
  return value.flatMap((row: unknown) => read(row) ?? []);
}

export const sizeOf = (width: unknown, height: unknown): PictureSize | undefined =>
  isSide(width) && isSide(height) ? { width, height } : undefined;

const isSide = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** The words of a query, without what a filter's language would read as its own. */
export const wordsOf = (query: string, most = 6): string[] =>
  [...new Set(query.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu))].slice(0, most);

/** Reads the number of a page that a cursor says. */
export function pageOf(cursor: string | undefined): number {
  const page = Number(cursor ?? 1);
  if (!Number.isSafeInteger(page) || page < 1) throw new TypeError(`${cursor} is no cursor of this blog.`);
  return page;
}
