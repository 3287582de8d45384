import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { createHash, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { cacheable } from '../http/caching.ts';
import { domainParameter } from '../http/domain-parameter.ts';
import { ApiError, refuseBadParameters, WithdrawnError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { detailsOf } from './details.ts';
import { isSlug } from './post.ts';
import { pageOfPosts, postBySlug, whereIs } from './queries.ts';
import { logBadRows } from './readable-rows.ts';

const wholeNumber = 'must be a whole number from 1 up';

const page = z
  .string()
  .regex(/^\d{1,9}$/, wholeNumber)
  .transform(Number)
  .refine((number) => number >= 1, wholeNumber)
  .default(1);

/** The two calls of the blog, in the format of Supabase's edge functions. */
export function blogFunctions({ settings, database: { read: db }, logger }: Services, pictures: Pictures) {
  const onBadRow = logBadRows(logger);
  const listQuery = z.object({ domain: domainParameter(settings.DEFAULT_DOMAIN), page });
  const detailQuery = z.object({ slug: z.string('is missing').min(1, 'is missing') });

  /** The post at an address, or the one that was there and has moved on. Throws a 410 for one that the editors took off, or a 404. */
  async function postAt(slug: string) {
    const post = isSlug(slug) ? await postBySlug(db, slug, onBadRow) : undefined;
    if (post) return post;
    const piece = isSlug(slug) ? await whereIs(db, slug) : undefined;
    if (piece?.isWithdrawn) throw new WithdrawnError(piece.words);
    const moved = piece?.slug ? await postBySlug(db, piece.slug, onBadRow) : undefined;
    if (!moved) throw new ApiError(404, 'not_found', 'There is no post with this slug.');
    return moved;
  }

  return new Hono()
    .use(
      cors({
        origin: '*',
        allowMethods: ['GET', 'HEAD'],
        allowHeaders: ['Authorization', 'apikey', 'Content-Type'],
      }),
    )
    .use(credential(settings.BLOG_API_TOKEN))
    .get('/get_metainfo', cacheable, zValidator('query', listQuery, refuseBadParameters), async (c) => {
      const query = c.req.valid('query');
      const { rows, total } = await pageOfPosts(db, query.domain, query.page, onBadRow);
      const pictureFields = await pictures.fieldsOf(rows.map(({ image }) => image));
      return c.json({
        blogs: rows.map(({ id, slug, title, description, image }) => ({
          id,
          slug,
          metaTitle: title,
          metaDescription: description,
          ...(image === null ? {} : { pinterestImageLink: image }),
          ...pictureFields(image),
        })),
        total,
      });
    })
    .get('/get_details', cacheable, zValidator('query', detailQuery, refuseBadParameters), async (c) => {
      const { slug } = c.req.valid('query');
      const post = await postAt(slug);
      const pictureFields = await pictures.fieldsOf([post.image]);
      return c.json({
        ...(post.slug === slug ? {} : { slug: post.slug }),
        ...detailsOf(post, pictureFields(post.image)),
      });
    });
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Answers 401 without the bearer token. Compares it in constant time. */
function credential(token: string) {
  const expected = digest(token);
  return createMiddleware(async (c, next) => {
    const given = /^Bearer +(\S+) *$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
    if (!timingSafeEqual(digest(given), expected)) {
      c.header('WWW-Authenticate', 'Bearer');
      throw new ApiError(401, 'unauthorized', 'The bearer credential is missing or wrong.');
    }
    await next();
  });
}
