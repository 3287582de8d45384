import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import * as z from 'zod';
import { cacheable } from '../http/caching.ts';
import { ApiError, refuseBadParameters } from '../http/errors.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Services } from '../services.ts';
import { isSlug } from './post.ts';
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
    const related = await relatedPosts(db, slug, onBadRow);
    const besideImage = await pictures.beside(related.map(({ image }) => image));
    return c.json({
      pulled: post.pulled,
      related: related.map(({ image, ...row }) => ({
        ...row,
        ...(image === null ? {} : { image }),
        ...besideImage(image),
      })),
    });
  });
}
