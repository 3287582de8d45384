import type { Version } from '@daily-nest/content/desk';
import { draftFields } from '@daily-nest/content/draft';
import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import * as z from 'zod';
import type { Db } from '../db/database.ts';
import { roles } from '../db/desk-schema.ts';
import { ApiError, refuseBadParameters } from '../http/errors.ts';
import { isSlug } from '../posts/post.ts';
import type { Services } from '../services.ts';
import { atMost, type DeskEnv, only } from './access.ts';
import { note } from './audit.ts';
import { longestSave } from './longest-save.ts';
import * as pieces from './pieces.ts';
import { beIn, leave } from './presence.ts';
import { signPreview } from './preview.ts';
import { by } from './people-routes.ts';
import { titleDomain } from './titles.ts';

export const number = z.int().min(1).max(1_000_000_000);
const inAddress = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'must be a whole number from 1 up')
  .transform(Number);
export const id = z.object({ id: z.uuid() });
const inWindow = id.extend({ window: z.uuid() });

/** Drafts and their versions. */
export function pieceRoutes({ database: { db }, settings }: Pick<Services, 'database' | 'settings'>) {
  const title = z.object({ domain: titleDomain(settings) });
  const pieceOf = (person: DeskEnv['Variables']['person'], pieceId: string) => pieceFor(db, person, pieceId);

  return (
    new Hono<DeskEnv>()
      .get(
        '/pieces',
        only(...roles),
        zValidator('query', z.object({ before: z.iso.datetime().optional() }), refuseBadParameters),
        async (c) =>
          c.json({ pieces: await pieces.listPieces(db, c.var.person, c.req.valid('query').before) }),
      )
      .post('/pieces', only(...roles), zValidator('query', title, refuseBadParameters), async (c) => {
        const begun = await pieces.beginPiece(db, c.var.person, c.req.valid('query').domain);
        await note(db, { action: 'piece begun', ...by(c), target: begun });
        return c.json({ id: begun }, 201);
      })
      .get('/posts', only('editor', 'owner'), zValidator('query', title, refuseBadParameters), async (c) =>
        c.json({ posts: await pieces.postsWithoutPiece(db, c.req.valid('query').domain) }),
      )
      .post(
        '/posts/open',
        only('editor', 'owner'),
        zValidator(
          'json',
          z.strictObject({ slug: z.string().refine(isSlug, 'must be a slug') }),
          refuseBadParameters,
        ),
        async (c) => {
          const opened = await pieces.openPost(db, c.req.valid('json').slug);
          if (!opened) throw new ApiError(404, 'not_found', 'There is no such post.');
          if (opened.isNew) await note(db, { action: 'piece begun', ...by(c), target: opened.id });
          return c.json({ id: opened.id });
        },
      )
      .get('/pieces/:id', only(...roles), zValidator('param', id, refuseBadParameters), async (c) =>
        c.json(await pieceOf(c.var.person, c.req.valid('param').id)),
      )
      .put(
        '/pieces/:id',
        only(...roles),
        atMost(longestSave),
        zValidator('param', id, refuseBadParameters),
        zValidator('json', z.strictObject({ base: number, fields: draftFields }), refuseBadParameters),
        async (c) => {
          const piece = await pieceOf(c.var.person, c.req.valid('param').id);
          const saved = await pieces.saveVersion(db, {
            ...c.req.valid('json'),
            pieceId: piece.id,
            person: c.var.person,
          });
          if ('newest' in saved) return c.json(newer(saved.newest), 409);
          if (saved.changed)
            await note(db, {
              action: 'piece saved',
              ...by(c),
              target: piece.id,
              details: { version: saved.version },
            });
          return c.json({ version: saved.version });
        },
      )
      // Not in the log: it is asked for every quarter of a minute.
      .put(
        '/pieces/:id/presence/:window',
        only(...roles),
        zValidator('param', inWindow, refuseBadParameters),
        async (c) => {
          const piece = await pieceOf(c.var.person, c.req.valid('param').id);
          const here = { pieceId: piece.id, window: c.req.valid('param').window, personId: c.var.person.id };
          return c.json({ others: await beIn(db, here), version: piece.newest.number });
        },
      )
      .delete(
        '/pieces/:id/presence/:window',
        only(...roles),
        zValidator('param', inWindow, refuseBadParameters),
        async (c) => {
          const { id: pieceId, window } = c.req.valid('param');
          await leave(db, { pieceId, window, personId: c.var.person.id });
          return c.json({});
        },
      )
      .post(
        '/pieces/:id/preview',
        only(...roles),
        zValidator('param', id, refuseBadParameters),
        async (c) => {
          const piece = await pieceOf(c.var.person, c.req.valid('param').id);
          const { secret } = await c.var.auth.$context;
          const token = await signPreview(secret, { pieceId: piece.id, personId: c.var.person.id });
          await note(db, { action: 'preview opened', ...by(c), target: piece.id });
          return c.json({ path: `/preview/${token}` });
        },
      )
      .get(
        '/pieces/:id/versions',
        only(...roles),
        zValidator('param', id, refuseBadParameters),
        zValidator('query', z.object({ before: inAddress.optional() }), refuseBadParameters),
        async (c) => {
          const piece = await pieceOf(c.var.person, c.req.valid('param').id);
          return c.json({ versions: await pieces.listVersions(db, piece.id, c.req.valid('query').before) });
        },
      )
      .get(
        '/pieces/:id/versions/:number',
        only(...roles),
        zValidator('param', id.extend({ number: inAddress }), refuseBadParameters),
        async (c) => {
          const piece = await pieceOf(c.var.person, c.req.valid('param').id);
          const version = await pieces.readVersion(db, piece.id, c.req.valid('param').number);
          if (!version) throw new ApiError(404, 'not_found', 'There is no such version.');
          return c.json(version);
        },
      )
  );
}

/** A piece that somebody may see. One that is not there and another writer's answer alike. */
export async function pieceFor(db: Db, person: DeskEnv['Variables']['person'], pieceId: string) {
  const piece = await pieces.readPiece(db, person, pieceId);
  if (!piece) throw new ApiError(404, 'not_found', 'There is no such piece.');
  return piece;
}

/** The answer's body where a newer version is there. */
export const newer = (newest: Version) => ({
  error: { code: 'newer_version', message: 'Somebody has saved a newer version.' },
  newest,
});
