import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import * as z from 'zod';
import { cacheable } from '../http/caching.ts';
import { domainParameter } from '../http/domain-parameter.ts';
import { refuseBadParameters } from '../http/errors.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Services } from '../services.ts';
import { type File, filedPosts } from './filed.ts';
import { logBadRows } from './readable-rows.ts';

const name = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(200, 'must have at most 200 characters')
  .optional();

/** `/posts/filed`: the posts of an author, of an age or of a series. */
export function postsFiled({ settings, database: { read: db }, logger }: Services, pictures: Pictures) {
  const onBadRow = logBadRows(logger);
  const query = z
    .object({ domain: domainParameter(settings.DEFAULT_DOMAIN), author: name, age: name, series: name })
    .transform(({ domain, author, age, series }, context) => {
      const files: File[] = [
        ...(author === undefined ? [] : [{ author }]),
        ...(age === undefined ? [] : [{ age }]),
        ...(series === undefined ? [] : [{ series }]),
      ];
      const [file] = files;
      if (file !== undefined && files.length === 1) return { domain, file };
      context.addIssue({
        code: 'custom',
        path: ['author'],
        message: 'or age or series must be given, one of them',
      });
      return z.NEVER;
    });
  return new Hono().get(
    '/posts/filed',
    cacheable,
    zValidator('query', query, refuseBadParameters),
    async (c) => {
      const { domain, file } = c.req.valid('query');
      const rows = await filedPosts(db, domain, file, onBadRow);
      const pictureFields = await pictures.fieldsOf(rows.map(({ image }) => image));
      return c.json({
        posts: rows.map(({ slug, title, description, date, author, updated, part, image, changedAt }) => ({
          slug,
          title,
          description,
          date,
          ...(author === null ? {} : { author }),
          ...(updated === null ? {} : { updated }),
          ...('series' in file && part !== null ? { part } : {}),
          changed: new Date(changedAt).toISOString(),
          ...(image === null ? {} : { image }),
          ...pictureFields(image),
        })),
      });
    },
  );
}
