import { Losses, quoted } from '@daily-nest/api-client/foreign-text';
import * as z from 'zod';
import { type ForeignFile, type ForeignPiece, foreignPiece, type ReadPiece, sentencesOf } from './piece.ts';
import { readWordPressFile, type WordPressItem } from './wordpress-file.ts';

const moment = /^(\d{4}-\d{2}-\d{2}) \d{2}:\d{2}:\d{2}$/;

const text = z.string().default('');

/** The fields of an item that an import reads. */
const fields = z.object({
  title: text,
  'dc:creator': text,
  'content:encoded': text,
  'excerpt:encoded': text,
  'wp:post_id': z.string('is missing').regex(/^\d{1,18}$/, 'must be a number'),
  'wp:post_date': z.string('is missing').regex(moment, 'must be a date such as 2024-05-01 09:30:00'),
  'wp:post_date_gmt': text,
  'wp:post_name': text,
  'wp:status': z.string('is missing'),
  'wp:post_type': z.string('is missing'),
  'wp:post_password': text,
  'wp:attachment_url': text,
});

type Fields = z.infer<typeof fields>;

/** Settings of plugins that a post can keep. */
const descriptionKeys = ['_yoast_wpseo_metadesc', 'rank_math_description', '_aioseo_description'];

/** Reads the pieces of a WordPress export. */
export function readWordPress(file: string, xml: string): ForeignFile {
  const { site, authors, items } = readWordPressFile(file, xml);
  const pictures = new Map(items.flatMap(pictureOf));
  const pieces = items.map((item): ReadPiece => {
    const name =
      item.fields['wp:post_name'] || item.fields['title'] || item.fields['wp:post_id'] || 'an item';
    const read = fields.safeParse(item.fields);
    if (!read.success) return { name, mistakes: sentencesOf(read.error) };
    const leftOut = whyLeftOut(read.data);
    if (leftOut !== undefined) return { name, leftOut };
    const piece = foreignPiece.safeParse(pieceOf(read.data, item, { authors, pictures }));
    return piece.success ? { name, piece: piece.data } : { name, mistakes: sentencesOf(piece.error) };
  });
  return { file, pieces, site, isWordPress: true };
}

const types = new Map([
  ['page', 'it is a page'],
  ['attachment', 'it is a file of the media library; pictures come along with the posts that show them'],
  ['nav_menu_item', 'it is an entry of a menu'],
  ['revision', 'it is an earlier version'],
]);

const states = new Map([
  ['draft', 'it is a draft'],
  ['auto-draft', 'it is a draft'],
  ['pending', 'it waits for its review'],
  ['future', 'it is not published yet'],
  ['private', 'it is private'],
  ['trash', 'it is in the trash'],
]);

function whyLeftOut(item: Fields): string | undefined {
  const { 'wp:post_type': type, 'wp:status': state } = item;
  if (type !== 'post') return types.get(type) ?? `it is of the type ${quoted(type)}`;
  if (state !== 'publish') return states.get(state) ?? `its state is ${quoted(state)}`;
  return item['wp:post_password'] === '' ? undefined : 'readers need a password for it';
}

function pieceOf(
  item: Fields,
  { labels, meta, comments }: WordPressItem,
  blog: { authors: Map<string, string>; pictures: Map<string, { address: string; alt: string }> },
): ForeignPiece {
  const losses = new Losses();
  const login = item['dc:creator'];
  const author = blog.authors.get(login) || login;
  if (author !== login) losses.add(`the author ${quoted(login)} becomes "${quoted(author)}"`);
  const date = moment.exec(item['wp:post_date'])?.[1] ?? '';
  const utc = moment.exec(item['wp:post_date_gmt'])?.[1];
  if (utc !== undefined && utc !== date && !utc.startsWith('0000'))
    losses.add(`its date is ${date} in the time zone of the old blog, ${utc} in UTC: ${date} is kept`);
  if (comments > 0)
    losses.add(comments === 1 ? 'a comment is left out' : `${comments} comments are left out`);
  const custom = [...meta.keys()].filter((key) => !key.startsWith('_') && !descriptionKeys.includes(key));
  if (custom.length > 0) losses.add(`custom fields are left out: ${quoted(custom.join(', '))}`);
  const thumbnail = meta.get('_thumbnail_id');
  const picture = thumbnail === undefined ? undefined : blog.pictures.get(thumbnail);
  if (thumbnail !== undefined && !picture)
    losses.add('its featured picture is not in the export: export all content, not the posts alone');
  const description = descriptionKeys.map((key) => meta.get(key)).find(Boolean) ?? '';
  return {
    slug: item['wp:post_name'],
    id: item['wp:post_id'],
    title: item.title,
    summary: item['excerpt:encoded'].trim() === '' ? description : item['excerpt:encoded'],
    html: item['content:encoded'],
    authors: author === '' ? [] : [author],
    date,
    labels: labels
      .filter(({ domain }) => domain === 'category' || domain === 'post_tag')
      .map(({ name }) => name),
    ...(picture && { picture }),
    losses: losses.sentences(),
  };
}

/** The picture of an attachment, by the number with which posts name it. */
function pictureOf({ fields: item, meta }: WordPressItem): [string, { address: string; alt: string }][] {
  const { 'wp:post_id': id, 'wp:attachment_url': address } = item;
  if (item['wp:post_type'] !== 'attachment' || id === undefined || !address) return [];
  return [[id, { address, alt: meta.get('_wp_attachment_image_alt') ?? '' }]];
}
