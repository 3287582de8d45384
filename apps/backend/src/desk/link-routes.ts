import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { roles } from '../db/desk-schema.ts';
import { refuseBadParameters } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { type DeskEnv, only } from './access.ts';
import { createLinkCheck } from './links.ts';
import { id, pieceFor } from './piece-routes.ts';

/** The links of the text that was saved last. A call of its own, so that neither saving nor publishing waits for other servers. */
export function linkRoutes({ database: { db }, settings }: Pick<Services, 'database' | 'settings'>) {
  let check: ReturnType<typeof createLinkCheck> | undefined;
  return new Hono<DeskEnv>().post(
    '/pieces/:id/links',
    only(...roles),
    zValidator('param', id, refuseBadParameters),
    async (c) => {
      const piece = await pieceFor(db, c.var.person, c.req.valid('param').id);
      check ??= createLinkCheck(db, settings);
      return c.json({ findings: await check(piece.newest.fields) });
    },
  );
}
