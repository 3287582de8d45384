import { day, image, postsPerPage, slug, trimmed } from '../answers.ts';
import { type Call, type CallOptions, checkedBase, parse } from '../call.ts';
import { BlogAnswerError, BlogMissingError, BlogResponseError } from '../errors.ts';
import { fieldsOf } from '../fields-of.ts';
import { bodyOfWordPress } from '../foreign-text/wordpress-markup.ts';
import { lineOf, mostListed, pageOf, type PostFields, readPostOf, rowsOf, sizeOf, textOf } from './read.ts';
import type { BlogSource, ReadPost, SourceFilter, SourcePost } from './source.ts';

const html = (value: unknown) => (typeof value === 'string' ? value : '');
const rendered = (value: unknown) => fieldsOf(value, { rendered: html, protected: Boolean });
const number = (value: unknown) => (typeof value === 'number' ? String(value) : '');
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const person = { name: trimmed };
const media = {
  source_url: image,
  alt_text: trimmed,
  media_details: (value: unknown) =>
    fieldsOf(value, { width: (side: unknown) => side, height: (side: unknown) => side }),
};
const term = { name: lineOf, slug };

const embedded = {
  author: (value: unknown) => fieldsOf(list(value)[0], person),
  'wp:featuredmedia': (value: unknown) => fieldsOf(list(value)[0], media),
  'wp:term': (value: unknown) =>
    list(value).flatMap((terms) => list(terms).map((one) => fieldsOf(one, term))),
};

/** What `_embed` puts into a post. */
const parts = '_embedded';

const fields = {
  id: number,
  slug: (value: unknown) => slug(decoded(value)),
  title: rendered,
  content: rendered,
  excerpt: rendered,
  date_gmt: (value: unknown) => inUtc(value),
  modified_gmt: (value: unknown) => inUtc(value),
  [parts]: (value: unknown) => fieldsOf(value, embedded),
};

/**
 * Reads the posts of a WordPress site by its REST API (`/wp-json/wp/v2`), which is open to all since 4.7.
 * Posts with a password are left out.
 */
export function wordPressSource(baseUrl: string, call: Call): BlogSource {
  const base = `${checkedBase(baseUrl)}/wp-json/wp/v2`;
  const posts = (query: Record<string, string>) =>
    `${base}/posts?${new URLSearchParams({ _embed: 'author,wp:featuredmedia,wp:term', ...query })}`;
  // Without the texts, of which a hundred would be more than an answer may weigh.
  const rowsBy = (query: Record<string, string>) =>
    posts({
      _fields: 'id,slug,title,excerpt,content.protected,date_gmt,modified_gmt,_links,_embedded',
      ...query,
    });

  /** The first of what the query finds that is the one wanted; its id. */
  async function idOf(
    what: string,
    query: Record<string, string>,
    isIt: (name: string) => boolean,
    options: CallOptions,
  ): Promise<string | undefined> {
    const url = `${base}/${what}?${new URLSearchParams({ ...query, _fields: 'id,name' })}`;
    const found = await call(url, options, 'list', (text) =>
      rowsOf(parse(text), (row) => fieldsOf(row, { id: number, name: lineOf })),
    );
    return found.find(({ name }) => isIt(name))?.id || undefined;
  }

  async function filtersOf(under: SourceFilter, options: CallOptions): Promise<Record<string, string>[]> {
    if ('author' in under) {
      const { author } = under;
      const id = await idOf('users', { search: author }, (name) => name === author, options);
      return id === undefined ? [] : [{ author: id }];
    }
    const [tags, categories] = await Promise.all(
      ['tags', 'categories'].map((what) => idOf(what, { slug: under.tag }, () => true, options)),
    );
    return [...(tags === undefined ? [] : [{ tags }]), ...(categories === undefined ? [] : [{ categories }])];
  }

  return {
    listPosts: ({ domain: _domain, page, ...options }) => {
      const url = rowsBy({ page: String(page), per_page: String(postsPerPage) });
      const asked = call(url, options, 'list', (text, headers) => ({
        blogs: rows(text),
        total: Number(headers.get('x-wp-total') ?? Number.NaN),
      }));
      return orNothing(
        page,
        asked.then(({ blogs, total }) => ({
          blogs,
          total: Number.isSafeInteger(total) ? total : (page - 1) * postsPerPage + blogs.length,
        })),
        { blogs: [], total: (page - 1) * postsPerPage },
      );
    },
    getPost: ({ slug: wanted, ...options }) =>
      call(posts({ slug: wanted }), options, 'post', (text) => {
        const answer = parse(text);
        if (!Array.isArray(answer))
          throw new BlogAnswerError('The post does not have the agreed shape.', { status: 200 });
        const found = answer.length > 0 ? readWordPressPost(answer[0]) : undefined;
        if (!found) throw new BlogMissingError({ status: 200 });
        return found.post;
      }),
    searchPosts: ({ query, limit, ...options }) =>
      call(rowsBy({ search: query, orderby: 'relevance', per_page: String(limit) }), options, 'list', rows),
    async filedPosts({ under, ...options }) {
      const filters = await filtersOf(under, options);
      const found = await Promise.all(
        filters.map((filter) =>
          call(rowsBy({ ...filter, per_page: String(mostListed) }), options, 'list', rows),
        ),
      );
      return newestFirst(found.flat());
    },
    indexPosts: ({ cursor, ...options }) => {
      const page = pageOf(cursor);
      const url = rowsBy({ page: String(page), per_page: String(mostListed) });
      const asked = call(url, options, 'list', (text, headers) => ({
        posts: rows(text),
        ...(page < Number(headers.get('x-wp-totalpages')) && { cursor: String(page + 1) }),
      }));
      return orNothing(page, asked, { posts: [] });
    },
  };
}

const rows = (text: string) => rowsOf(parse(text), readWordPressPost).map(({ row }) => row);

/** WordPress answers 400 to a page past the end. */
async function orNothing<T>(page: number, asked: Promise<T>, nothing: T): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (page > 1 && error instanceof BlogResponseError && error.status === 400) return nothing;
    throw error;
  }
}

/** Returns undefined for what is no post that a reader may see. */
function readWordPressPost(value: unknown): ReadPost | undefined {
  const read = fieldsOf(value, fields);
  if (!read || read.slug === '' || !read.content || read.content.protected) return undefined;
  const { author, 'wp:featuredmedia': picture, 'wp:term': terms = [] } = read[parts] ?? {};
  const { width, height } = picture?.media_details ?? {};
  const text = textOf(read.content.rendered, bodyOfWordPress);
  const known: PostFields = {
    id: read.id,
    slug: read.slug,
    title: lineOf(read.title?.rendered),
    description: excerptOf(read.excerpt?.rendered),
    text,
    date: read.date_gmt,
    changed: read.modified_gmt,
    author: author?.name,
    keywords: terms.flatMap((one) => (one && one.slug !== 'uncategorized' ? [one.name] : [])),
    image: picture?.source_url ?? image(text.pictures[0]?.address),
    imageAlt: picture?.source_url === undefined ? text.pictures[0]?.alt || undefined : picture.alt_text,
    imageSize: sizeOf(width, height),
  };
  return readPostOf(known);
}

/** WordPress ends a cut excerpt with `[…]`; one that ends with a sentence needs no mark. */
const excerptOf = (html: unknown) =>
  lineOf(html)
    .replace(/ ?\[(?:…|\.\.\.)\]$/, '…')
    .replace(/(?<=[.!?])…$/, '');

/** WordPress writes slugs of other scripts with percent signs. */
function decoded(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** `2024-05-01T09:30:00`, without the zone that its name says. */
const inUtc = (value: unknown) => day(typeof value === 'string' && value ? `${value}Z` : value);

function newestFirst(posts: readonly SourcePost[]): SourcePost[] {
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  return [...bySlug.values()].toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
}
