import { count, day, image, line, postsPerPage, slug, trimmed } from '../answers.ts';
import { type Call, checkedBase, parse } from '../call.ts';
import { BlogAnswerError, BlogMissingError } from '../errors.ts';
import { fieldsOf } from '../fields-of.ts';
import { mostListed, pageOf, readPostOf, rowsOf, textOf, wordsOf } from './read.ts';
import type { BlogSource, ReadPost } from './source.ts';

const named = (value: unknown) =>
  (Array.isArray(value) ? value : []).flatMap((one: unknown) => {
    const read = fieldsOf(one, { name: trimmed, visibility: line });
    // Tags that begin with # are for the editors alone.
    return read?.name && read.visibility !== 'internal' ? [read.name] : [];
  });

const fields = {
  id: line,
  slug,
  title: line,
  html: (value: unknown) => (typeof value === 'string' ? value : ''),
  excerpt: line,
  custom_excerpt: line,
  meta_description: line,
  feature_image: image,
  feature_image_alt: trimmed,
  published_at: day,
  updated_at: day,
  visibility: line,
  authors: named,
  tags: named,
};

const pagination = (value: unknown) =>
  fieldsOf(value, {
    pagination: (inner: unknown) => fieldsOf(inner, { total: count, next: count }),
  })?.pagination;

/**
 * Reads the posts of a Ghost site by its Content API. `key` is the one of a custom integration. Posts for
 * members alone are left out.
 */
export function ghostSource(baseUrl: string, key: string, call: Call): BlogSource {
  const base = `${checkedBase(baseUrl)}/ghost/api/content/posts/`;
  const urlOf = (path: string, query: Record<string, string> = {}) =>
    `${base}${path}?${new URLSearchParams({ include: 'authors,tags', ...query, key })}`;

  return {
    listPosts: ({ domain: _domain, page, ...options }) =>
      call(
        urlOf('', { ...open(), page: String(page), limit: String(postsPerPage) }),
        options,
        'list',
        (text) => {
          const { posts, total } = list(text);
          return { blogs: posts, total: total ?? (page - 1) * postsPerPage + posts.length };
        },
      ),
    getPost: ({ slug: wanted, ...options }) =>
      call(urlOf(`slug/${encodeURIComponent(wanted)}/`), options, 'post', (text) => {
        const answer = fieldsOf(parse(text), { posts: (posts: unknown) => posts });
        if (!Array.isArray(answer?.posts))
          throw new BlogAnswerError('The post does not have the agreed shape.', { status: 200 });
        const found = readGhostPost(answer.posts[0]);
        if (!found) throw new BlogMissingError({ status: 200 });
        return found.post;
      }),
    async searchPosts({ query, limit, ...options }) {
      const words = wordsOf(query);
      if (words.length === 0) return [];
      // Ghost's filter looks into these two, and into no text.
      const wanted = words.flatMap((word) => [`title:~'${word}'`, `custom_excerpt:~'${word}'`]).join(',');
      return call(urlOf('', { ...open(wanted), limit: String(limit) }), options, 'list', list).then(
        ({ posts }) => posts,
      );
    },
    async filedPosts({ under, ...options }) {
      const [field, name] = 'author' in under ? ['authors', slugOf(under.author)] : ['tag', under.tag];
      if (!/^[\w-]+$/.test(name)) return [];
      const url = urlOf('', { ...open(`${field}:${name}`), limit: String(mostListed) });
      return (await call(url, options, 'list', list)).posts;
    },
    indexPosts: async ({ cursor, ...options }) => {
      const url = urlOf('', { ...open(), page: String(pageOf(cursor)), limit: String(mostListed) });
      const { posts, next } = await call(url, options, 'list', list);
      return { posts, ...(next !== undefined && { cursor: String(next) }) };
    },
  };
}

const list = (text: string) => {
  const answer = fieldsOf(parse(text), { posts: (posts: unknown) => posts, meta: pagination });
  const read = rowsOf(answer?.posts, readGhostPost);
  return { posts: read.map(({ row }) => row), total: answer?.meta?.total, next: answer?.meta?.next };
};

/** A filter for posts that any reader may read, and for more. */
const open = (more?: string) => ({
  filter: ['visibility:public', ...(more ? [`(${more})`] : [])].join('+'),
});

/** Returns undefined for what is no post that any reader may see. */
function readGhostPost(value: unknown): ReadPost | undefined {
  const read = fieldsOf(value, fields);
  if (!read || read.slug === '') return undefined;
  if (read.visibility !== '' && read.visibility !== 'public') return undefined;
  const text = textOf(read.html);
  return readPostOf({
    id: read.id,
    slug: read.slug,
    title: read.title,
    description: read.custom_excerpt || read.meta_description || read.excerpt,
    text,
    date: read.published_at,
    changed: read.updated_at,
    author: read.authors[0],
    keywords: read.tags,
    image: read.feature_image,
    imageAlt: read.feature_image_alt,
    // The Content API does not say how large a picture is.
    imageSize: undefined,
  });
}

/** The slug that Ghost makes of a name. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
