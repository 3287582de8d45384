import { agesOf } from '@daily-nest/content/ages';
import { personByName } from '@daily-nest/content/people';
import { seriesBySlug } from '@daily-nest/content/series';
import { placeIn } from '@daily-nest/content/series-place';
import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import * as z from 'zod';
import type { Db } from '../db/database.ts';
import { cacheable } from '../http/caching.ts';
import { ApiError, refuseBadParameters } from '../http/errors.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Services } from '../services.ts';
import { type FiledPost, filedPosts } from './filed.ts';
import { isSlug, type PostRecord } from './post.ts';
import { postBySlug } from './queries.ts';
import { logBadRows, type OnBadRow } from './readable-rows.ts';
import { relatedPosts } from './related.ts';

const query = z.object({ slug: z.string('is missing').min(1, 'is missing') });

/** `/posts/beside`: related posts, pulled sentences, byline, ages and series of a post. */
export function relatedRoute({ database: { read: db }, logger }: Services, pictures: Pictures) {
  const onBadRow = logBadRows(logger);
  return new Hono().get(
    '/posts/beside',
    cacheable,
    zValidator('query', query, refuseBadParameters),
    async (c) => {
      const { slug } = c.req.valid('query');
      const post = isSlug(slug) ? await postBySlug(db, slug, onBadRow) : undefined;
      if (!post) throw new ApiError(404, 'not_found', 'There is no post with this slug.');
      return c.json(await relatedAnswer({ db, pictures, onBadRow }, post));
    },
  );
}

interface Sources {
  db: Db;
  pictures: Pictures;
  onBadRow?: OnBadRow;
}

/** What a post's page shows besides the post. */
export async function relatedAnswer({ db, pictures, onBadRow }: Sources, post: PostRecord) {
  const [related, parts] = await Promise.all([
    relatedPosts(db, post.slug, onBadRow),
    post.series === null ? [] : filedPosts(db, post.domain, { series: post.series }, onBadRow),
  ]);
  const pictureFields = await pictures.fieldsOf(related.map(({ image }) => image));
  return {
    pulled: post.pulled,
    ...bylineOf(post),
    ages: agesOf(post.ages).map(({ slug, label }) => ({ slug, label })),
    ...seriesOf(post, parts),
    related: related.map(({ image, ...row }) => ({
      ...row,
      ...(image === null ? {} : { image }),
      ...pictureFields(image),
    })),
  };
}

/** Returns the author's page, if the author is on the masthead. */
function bylineOf({ author }: PostRecord) {
  const person = author === null ? undefined : personByName(author);
  return person ? { byline: { id: person.id, invented: person.fictional } } : {};
}

/** Returns the place of a post in its series; undefined for an unknown series or a post without a part. */
function seriesOf({ series: slug, part }: PostRecord, parts: FiledPost[]) {
  const known = slug === null ? undefined : seriesBySlug(slug);
  if (!known || part === null) return {};
  const numbered = parts.flatMap((row) =>
    row.part === null
      ? []
      : [{ href: `/blog/${encodeURIComponent(row.slug)}`, title: row.title, part: row.part }],
  );
  const place = placeIn({ slug: known.slug, title: known.title, part, parts: numbered });
  return place ? { series: place } : {};
}
