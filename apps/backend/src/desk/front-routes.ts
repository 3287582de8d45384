import type { Front, FrontDraft } from '@daily-nest/content/desk';
import type { Placing } from '@daily-nest/content/front-places';
import { placing } from '@daily-nest/content/placing';
import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import * as z from 'zod';
import { ApiError, refuseBadParameters } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { type DeskEnv, only } from './access.ts';
import { note } from './audit.ts';
import { listFronts, publishFront, readFrontDraft, returnToFront, saveFrontDraft } from './front.ts';
import { findItems, titlesOf } from './front-items.ts';
import { by } from './people-routes.ts';
import { number } from './piece-routes.ts';
import { signFrontPreview } from './preview.ts';
import { titleDomain } from './titles.ts';

const version = z.int().min(0).max(1_000_000_000);

/** The places of the front page and of sections. For editors and owners. */
export function frontRoutes({ database: { db }, settings }: Pick<Services, 'database' | 'settings'>) {
  const editors = only('editor', 'owner');
  const title = z.object({ domain: titleDomain(settings) });
  const ofTitle = zValidator('query', title, refuseBadParameters);

  async function whole(domain: string, draft: FrontDraft, history: Front[]) {
    const hrefs = new Set([draft.places, ...history.map(({ places }) => places)].flatMap(hrefsOf));
    return {
      draft,
      history,
      items: await titlesOf({ db, domain, piecesDir: settings.PIECES_DIR }, [...hrefs]),
    };
  }

  return new Hono<DeskEnv>()
    .get('/front', editors, ofTitle, async (c) => {
      const { domain } = c.req.valid('query');
      return c.json(await whole(domain, await readFrontDraft(db, domain), await listFronts(db, domain)));
    })
    .get(
      '/front/items',
      editors,
      zValidator('query', title.extend({ q: z.string().trim().max(200).default('') }), refuseBadParameters),
      async (c) => {
        const { domain, q } = c.req.valid('query');
        return c.json({ items: await findItems({ db, domain, piecesDir: settings.PIECES_DIR }, q) });
      },
    )
    .put(
      '/front',
      editors,
      ofTitle,
      zValidator('json', z.strictObject({ base: version, places: placing }), refuseBadParameters),
      async (c) => {
        const given = { ...c.req.valid('query'), ...c.req.valid('json') };
        const saved = await saveFrontDraft(db, { ...given, personId: c.var.person.id });
        if (!saved)
          throw new ApiError(409, 'newer_version', 'Somebody else has changed the places. Load them again.');
        return c.json({ draft: saved });
      },
    )
    .post('/front/preview', editors, ofTitle, async (c) => {
      const { domain } = c.req.valid('query');
      const { secret } = await c.var.auth.$context;
      return c.json({
        path: `/preview/${await signFrontPreview(secret, { domain, personId: c.var.person.id })}`,
      });
    })
    .post(
      '/front/publish',
      editors,
      ofTitle,
      zValidator('json', z.strictObject({ version }), refuseBadParameters),
      async (c) => {
        const id = await db.transaction(async (tx) => {
          const { version: chosen } = c.req.valid('json');
          const { domain } = c.req.valid('query');
          const added = await publishFront(tx, { domain, version: chosen, personId: c.var.person.id });
          if (added === undefined)
            throw new ApiError(
              409,
              'newer_version',
              'Somebody else has changed the places. Load them again.',
            );
          await note(tx, { action: 'front page published', ...by(c), target: String(added) });
          return added;
        });
        return c.json({ id });
      },
    )
    .post(
      '/front/return',
      editors,
      ofTitle,
      zValidator('json', z.strictObject({ id: number }), refuseBadParameters),
      async (c) => {
        const { id } = c.req.valid('json');
        const { domain } = c.req.valid('query');
        const added = await db.transaction(async (tx) => {
          const front = await returnToFront(tx, { domain, id, personId: c.var.person.id });
          if (front === undefined) throw new ApiError(404, 'not_found', 'There is no such front page.');
          await note(tx, {
            action: 'front page published',
            ...by(c),
            target: String(front),
            details: { of: id },
          });
          return front;
        });
        return c.json({ id: added });
      },
    );
}

const hrefsOf = (places: Placing) => Object.values(places).flatMap((entry) => entry?.href ?? []);
