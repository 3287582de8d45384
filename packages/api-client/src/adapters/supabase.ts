import { day, image, line, postsPerPage, slug, trimmed } from '../answers.ts';
import { type Call, checkedBase, parse } from '../call.ts';
import { manyLines } from '../clean-text.ts';
import { BlogAnswerError, BlogMissingError } from '../errors.ts';
import { fieldsOf } from '../fields-of.ts';
import { mostListed, pageOf, readPostOf, rowsOf, sizeOf, textOf, wordsOf } from './read.ts';
import type { BlogSource, ReadPost } from './source.ts';

const words = (value: unknown) =>
  (Array.isArray(value) ? value : []).filter((word): word is string => typeof word === 'string');
const side = (value: unknown) => value;
const raw = (value: unknown) => (typeof value === 'string' ? value : '');

const fields = {
  id: (value: unknown) => (typeof value === 'number' ? String(value) : line(value)),
  slug,
  title: line,
  description: line,
  body: raw,
  html: raw,
  date: day,
  changed: day,
  author: trimmed,
  tags: words,
  image,
  image_alt: trimmed,
  image_width: side,
  image_height: side,
  video: trimmed,
};

const columns = Object.keys(fields);
const ofRows = columns.filter((name) => name !== 'body' && name !== 'html');

/**
 * Reads the posts of a Supabase project from a table or view of its Data API (PostgREST). The guide to other
 * systems names the columns; what is not published must not be in it.
 */
export function supabaseSource(baseUrl: string, table: string, call: Call): BlogSource {
  const base = `${checkedBase(baseUrl)}/rest/v1/${encodeURIComponent(table)}`;
  const urlOf = (query: Record<string, string>, selected = ofRows) =>
    `${base}?${new URLSearchParams({ select: selected.join(','), ...query })}`;
  const newest = { order: 'date.desc,slug.asc' };

  return {
    listPosts: async ({ domain: _domain, page, ...options }) => {
      const offset = (page - 1) * postsPerPage;
      const url = urlOf({ ...newest, limit: String(postsPerPage), offset: String(offset) });
      const { posts, total } = await call(url, options, 'list', list);
      return { blogs: posts, total: Number.isNaN(total) ? offset + posts.length : total };
    },
    getPost: ({ slug: wanted, ...options }) =>
      call(urlOf({ slug: `eq.${wanted}`, limit: '1' }, columns), options, 'post', (text) => {
        const answer = parse(text);
        if (!Array.isArray(answer))
          throw new BlogAnswerError('The post does not have the agreed shape.', { status: 200 });
        const found = readRow(answer[0]);
        if (!found) throw new BlogMissingError({ status: 200 });
        return found.post;
      }),
    async searchPosts({ query, limit, ...options }) {
      const wanted = wordsOf(query);
      if (wanted.length === 0) return [];
      const either = wanted.flatMap((word) =>
        ['title', 'description', 'body', 'html'].map((column) => `${column}.ilike.*${word}*`),
      );
      const url = urlOf({ or: `(${either.join(',')})`, ...newest, limit: String(limit) });
      return (await call(url, options, 'list', list)).posts;
    },
    async filedPosts({ under, ...options }) {
      const [column, filter] =
        'author' in under ? ['author', `eq.${under.author}`] : ['tags', `cs.{${JSON.stringify(under.tag)}}`];
      const url = urlOf({ [column]: filter, ...newest, limit: String(mostListed) });
      return (await call(url, options, 'list', list)).posts;
    },
    indexPosts: async ({ cursor, ...options }) => {
      const page = pageOf(cursor);
      const offset = (page - 1) * mostListed;
      const url = urlOf({ ...newest, limit: String(mostListed), offset: String(offset) });
      const { posts, total } = await call(url, options, 'list', list);
      return { posts, ...(offset + posts.length < total && { cursor: String(page + 1) }) };
    },
  };
}

const list = (text: string, headers: Headers) => ({
  posts: rowsOf(parse(text), readRow).map(({ row }) => row),
  // `0-9/31`, and `*/31` past the end.
  total: Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? Number.NaN),
});

function readRow(value: unknown): ReadPost | undefined {
  const read = fieldsOf(value, fields);
  if (!read || read.slug === '') return undefined;
  const { body, html, video, image_width, image_height } = read;
  const { body: fromHtml, videos } = body === '' ? textOf(html) : { body: manyLines(body), videos: [] };
  return readPostOf({
    id: read.id,
    slug: read.slug,
    title: read.title,
    description: read.description,
    text: { body: fromHtml, videos: video === undefined ? videos : [video] },
    date: read.date,
    changed: read.changed,
    author: read.author,
    keywords: read.tags,
    image: read.image,
    imageAlt: read.image_alt,
    imageSize: sizeOf(image_width, image_height),
  });
}
