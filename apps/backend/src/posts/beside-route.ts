import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import * as z from 'zod';
import { cacheable } from '../http/caching.ts';
import { ApiError, refuseBadParameters } from '../http/errors.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Services } from '../services.ts';
import { type FiledPost, filedPosts } from './filed.ts';
import { isSlug, type PostRecord } from './post.ts';
import { postBySlug } from './queries.ts';
import { logBadRows } from './readable-rows.ts';
import { relatedPosts } from './related.ts';

const query = z.object({ slug: z.string('is missing').min(1, 'is missing') });

/** `/posts/beside`: what the page of a post sets beside its text. */
export function besidePost({ database: { db }, logger }: Services, pictures: Pictures) {
  const onBadRow = logBadRows(logger);
  return new Hono().get('/posts/beside', cacheable, zValidator('query', query, refuseBadParameters), async (c) => {
    const { slug } = c.req.valid('query');
    const post = isSlug(slug) ? await postBySlug(db, slug, onBadRow) : undefined;
    if (!post) throw new ApiError(404, 'not_found', 'There is no post with this slug.');
    const [related, parts] = await Promise.all([
      relatedPosts(db, slug, onBadRow),
      post.series === null ? [] : filedPosts(db, post.domain, { series: post.series }, onBadRow),
    ]);
    const besideImage = await pictures.beside(related.map(({ image }) => image));
    return c.json({
      pulled: post.pulled,
      ages: post.ages,
      ...seriesOf(post, parts),
      related: related.map(({ image, ...row }) => ({
        ...row,
        ...(image === null ? {} : { image }),
        ...besideImage(image),
      })),
    });
  });
}

/** The series of a post with all its parts; nothing of one in which nobody says which part is which. */
function seriesOf({ series, part }: PostRecord, parts: FiledPost[]) {
  if (series === null || part === null) return {};
  const numbered = parts.flatMap(({ slug, title, part: number }) => (number === null ? [] : [{ slug, title, part: number }]));
  return { series: { slug: series, part, parts: numbered } };
}
