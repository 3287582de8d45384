import { Losses, quoted } from '@daily-nest/api-client/foreign-text';
import * as z from 'zod';
import { ImportError } from '../import-error.ts';
import { type ForeignFile, foreignPiece, type ForeignPiece, type ReadPiece, sentencesOf } from './piece.ts';

const id = z.union([z.string(), z.number()]).transform(String);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const rows = <Row extends z.ZodType>(row: Row) => z.array(row).default([]);

const data = z.object({
  posts: z.array(z.unknown()),
  tags: rows(z.object({ id, name: z.string(), visibility: text })),
  posts_tags: rows(z.object({ post_id: id, tag_id: id, sort_order: z.number().default(0) })),
  users: rows(z.object({ id, name: z.string() })),
  posts_authors: rows(z.object({ post_id: id, author_id: id, sort_order: z.number().default(0) })),
  posts_meta: rows(z.object({ post_id: id, feature_image_alt: text, meta_description: text })),
  settings: rows(z.object({ key: z.string(), value: z.unknown() })),
});

type Data = z.infer<typeof data>;

/** The rows of other tables, by the post that they belong to. */
interface Tables {
  tags: Map<string, Data['tags'][number]>;
  users: Map<string, Data['users'][number]>;
  tagsOf: Map<string, Data['posts_tags']>;
  authorsOf: Map<string, Data['posts_authors']>;
  metaOf: Map<string, Data['posts_meta'][number]>;
}

function tablesOf({ tags, users, posts_tags, posts_authors, posts_meta }: Data): Tables {
  const inOrder = posts_tags.toSorted((one, other) => one.sort_order - other.sort_order);
  const byPlace = posts_authors.toSorted((one, other) => one.sort_order - other.sort_order);
  return {
    tags: new Map(tags.map((tag) => [tag.id, tag])),
    users: new Map(users.map((user) => [user.id, user])),
    tagsOf: byPost(inOrder),
    authorsOf: byPost(byPlace),
    metaOf: new Map(posts_meta.map((meta) => [meta.post_id, meta])),
  };
}

function byPost<Row extends { post_id: string }>(list: Row[]): Map<string, Row[]> {
  const grouped = new Map<string, Row[]>();
  for (const one of list) {
    const known = grouped.get(one.post_id);
    if (known) known.push(one);
    else grouped.set(one.post_id, [one]);
  }
  return grouped;
}

const content = z.object({ data });
const file = z.union([z.object({ db: z.tuple([content]) }).transform(({ db }) => db[0]), content]);

const moment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/;

/** A row of the posts, whatever its state. */
const row = z.object({
  id,
  title: text,
  slug: text,
  html: text,
  plaintext: text,
  feature_image: text,
  custom_excerpt: text,
  meta_description: text,
  codeinjection_head: text,
  codeinjection_foot: text,
  status: z.string('is missing'),
  visibility: text,
  type: text,
  /** Before Ghost 3. */
  page: z.union([z.boolean(), z.number()]).default(false),
  published_at: text,
});

type Row = z.infer<typeof row>;

/** The mark of a Ghost export for the address of its own site. */
const ownAddress = '__GHOST_URL__';

/** Reads the pieces of a Ghost export. `site` is the address of the old blog, which the export does not name. */
export function readGhost(path: string, json: string, site: string | undefined): ForeignFile {
  const read = file.safeParse(parsed(json));
  if (!read.success) throw new ImportError([{ file: path, reason: 'it is no export of Ghost' }]);
  const zone = zoneOf(read.data.data);
  const tables = tablesOf(read.data.data);
  const known = read.data.data.posts.map((post): ReadPiece => {
    const one = row.safeParse(post);
    if (!one.success) return { name: nameOf(post), mistakes: sentencesOf(one.error) };
    const name = one.data.slug || one.data.title || one.data.id;
    const leftOut = whyLeftOut(one.data);
    if (leftOut !== undefined) return { name, leftOut };
    if (!moment.test(one.data.published_at) || Number.isNaN(Date.parse(one.data.published_at)))
      return { name, mistakes: ['published_at must be a date such as 2024-05-01T09:30:00.000Z'] };
    const piece = foreignPiece.safeParse(pieceOf(one.data, tables, { zone, site }));
    return piece.success ? { name, piece: piece.data } : { name, mistakes: sentencesOf(piece.error) };
  });
  return { file: path, pieces: known, site, isWordPress: false };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function nameOf(post: unknown): string {
  const read = z.object({ slug: z.string() }).safeParse(post);
  return read.success ? quoted(read.data.slug) : 'a post';
}

const states = new Map([
  ['draft', 'it is a draft'],
  ['scheduled', 'it is not published yet'],
  ['sent', 'it was only sent as an e-mail'],
]);

function whyLeftOut({ status, type, page, visibility }: Row): string | undefined {
  if (type === 'page' || page === true || page === 1) return 'it is a page';
  if (status !== 'published') return states.get(status) ?? `its state is ${quoted(status)}`;
  return visibility === '' || visibility === 'public'
    ? undefined
    : `only ${quoted(visibility)} may read it, not the public`;
}

/** The time zone of the old blog; undefined if the export does not say it. */
function zoneOf({ settings }: Data): string | undefined {
  const value = settings.find(({ key }) => key === 'timezone')?.value;
  return typeof value === 'string' && Intl.supportedValuesOf('timeZone').includes(value) ? value : undefined;
}

function pieceOf(
  post: Row,
  tables: Tables,
  { zone, site }: { zone: string | undefined; site: string | undefined },
): ForeignPiece {
  const losses = new Losses();
  const absolute = (address: string) =>
    site === undefined ? address : address.replaceAll(ownAddress, site.replace(/\/$/, ''));
  const meta = tables.metaOf.get(post.id);
  const isTextOnly = post.html === '' && post.plaintext !== '';
  if (isTextOnly) losses.add('it has no HTML in the export: its plain text is taken, without headings');
  if (post.codeinjection_head || post.codeinjection_foot) losses.add('its injected code is left out');
  const address = absolute(post.feature_image);
  const tags = (tables.tagsOf.get(post.id) ?? []).flatMap(({ tag_id }) => tables.tags.get(tag_id) ?? []);
  const authors = (tables.authorsOf.get(post.id) ?? []).flatMap(
    ({ author_id }) => tables.users.get(author_id) ?? [],
  );
  return {
    slug: post.slug,
    id: post.id,
    title: escaped(post.title),
    summary: escaped(post.custom_excerpt || meta?.meta_description || post.meta_description),
    html: absolute(isTextOnly ? paragraphsOf(post.plaintext) : post.html),
    authors: authors.map(({ name }) => name),
    date: dayOf(post.published_at, zone, losses),
    labels: tags.filter(isPublic).map(({ name }) => name),
    ...(address && { picture: { address, alt: meta?.feature_image_alt ?? '' } }),
    losses: losses.sentences(),
  };
}

/** Internal tags begin with # and are not shown. */
function isPublic({ name, visibility }: Data['tags'][number]): boolean {
  return visibility !== 'internal' && !name.startsWith('#');
}

/** The day of a moment in the time zone of the old blog. */
function dayOf(published: string, zone: string | undefined, losses: Losses): string {
  const hasZone = Boolean(moment.exec(published)?.[1]);
  if (!hasZone) losses.add(`its date, ${published}, has no time zone: UTC is assumed`);
  const time = new Date(hasZone ? published : `${published.replace(' ', 'T')}Z`);
  const utc = time.toISOString().slice(0, 10);
  const day = zone === undefined ? utc : inZone(time, zone);
  if (day !== utc)
    losses.add(`its date is ${day} in the time zone of the old blog, ${utc} in UTC: ${day} is kept`);
  return day;
}

function inZone(time: Date, zone: string): string {
  // Swedish dates are written as ours are.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(time);
}

function paragraphsOf(plain: string): string {
  return plain
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
    .join('\n');
}

/** Ghost's titles are plain text. */
function escaped(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
