import { Hono } from 'hono';
import { ApiError } from '../http/errors.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { detailsOf } from '../posts/details.ts';
import { logBadRows } from '../posts/readable-rows.ts';
import { relatedAnswer } from '../posts/related-route.ts';
import type { Services } from '../services.ts';
import { deskOrigins } from './access.ts';
import { frontAnswer } from './front-answer.ts';
import { previewOf } from './preview.ts';

/** `/preview`: what a post's page would show of a draft, for the site. The bearer token is the whole right to it. */
export function previewRoute({ database: { db }, settings, logger }: Services, pictures: Pictures) {
  const onBadRow = logBadRows(logger);
  return new Hono().get('/preview', async (c) => {
    c.header('Cache-Control', 'no-store');
    const token = /^Bearer +([\w.-]+) *$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
    const previewed = await previewOf(db, token);
    if (!previewed) throw new ApiError(404, 'not_found', 'This preview has ended.');
    /** Where its page may be framed. */
    const desk = deskOrigins(settings);
    if ('front' in previewed) {
      const { front, domain } = previewed;
      const around = { db, pictures, domain, zone: settings.DESK_TIME_ZONE };
      return c.json({ front: await frontAnswer(around, front), desk });
    }
    const { post } = previewed;
    const pictureFields = await pictures.fieldsOf([post.image]);
    return c.json({
      slug: post.slug,
      post: detailsOf(post, pictureFields(post.image)),
      related: await relatedAnswer({ db, pictures, onBadRow }, post),
      desk,
    });
  });
}
