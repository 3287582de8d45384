import { zValidator } from '@hono/zod-validator';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { ApiError, refuseBadParameters } from '../http/errors.ts';
import { correctionSentence, isSlug } from '../posts/post.ts';
import type { Services } from '../services.ts';
import { type DeskEnv, only } from './access.ts';
import { changeAddress } from './address.ts';
import { note } from './audit.ts';
import { by } from './people-routes.ts';
import { id, newer, number, pieceFor } from './piece-routes.ts';
import { publish, type Unready, withdraw } from './publish.ts';
import { cancelPlan, plan } from './schedule.ts';
import { undo } from './undo.ts';

const words = z
  .string()
  .trim()
  .max(300, 'must have at most 300 characters')
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be one line');
const at = z.iso
  .datetime({ local: true, precision: -1, error: 'must be a day and a time such as 2026-11-27T08:00' })
  .refine((time) => !time.endsWith('Z'), 'must be a time on the clocks of the title');

const change = z
  .union([z.enum(['small', 'new']), z.strictObject({ was: correctionSentence, is: correctionSentence })])
  .default('new');

const today = () => new Date().toISOString().slice(0, 10);

/** What becomes of a piece on the site. For editors and owners, all of it. */
export function publicationRoutes({ database: { db }, settings }: Pick<Services, 'database' | 'settings'>) {
  const editors = only('editor', 'owner');
  const ofPiece = zValidator('param', id, refuseBadParameters);
  const pieceOf = async (c: Context<DeskEnv>) => pieceFor(db, c.var.person, c.req.param('id')!);

  return new Hono<DeskEnv>()
    .post(
      '/pieces/:id/publish',
      editors,
      ofPiece,
      zValidator('json', z.strictObject({ version: number, change }), refuseBadParameters),
      async (c) => {
        const piece = await pieceOf(c);
        const given = c.req.valid('json');
        const published = await db.transaction(async (tx) => {
          const done = await publish(tx, { pieceId: piece.id, ...given, today: today() });
          if ('slug' in done)
            await note(tx, {
              action: 'piece published',
              ...by(c),
              target: piece.id,
              details: { ...given, ...done },
            });
          return done;
        });
        if ('newest' in published) return c.json(newer(published.newest), 409);
        if ('findings' in published) return c.json(notReady(published), 422);
        return c.json(published);
      },
    )
    .put(
      '/pieces/:id/schedule',
      editors,
      ofPiece,
      zValidator('json', z.strictObject({ version: number, at }), refuseBadParameters),
      async (c) => {
        const piece = await pieceOf(c);
        const given = c.req.valid('json');
        const planned = await db.transaction(async (tx) => {
          const done = await plan(tx, {
            pieceId: piece.id,
            ...given,
            zone: settings.DESK_TIME_ZONE,
            personId: c.var.person.id,
            today: today(),
          });
          if ('at' in done)
            await note(tx, {
              action: 'publication planned',
              ...by(c),
              target: piece.id,
              details: { version: given.version, ...done },
            });
          return done;
        });
        if ('newest' in planned) return c.json(newer(planned.newest), 409);
        if ('findings' in planned) return c.json(notReady(planned), 422);
        if ('isPast' in planned) throw new ApiError(409, 'in_the_past', 'This time has passed.');
        return c.json(planned);
      },
    )
    .delete('/pieces/:id/schedule', editors, ofPiece, async (c) => {
      const piece = await pieceOf(c);
      await db.transaction(async (tx) => {
        if (!(await cancelPlan(tx, piece.id)))
          throw new ApiError(409, 'not_planned', 'Nothing is planned for this piece.');
        await note(tx, { action: 'publication cancelled', ...by(c), target: piece.id });
      });
      return c.json({ id: piece.id });
    })
    .post(
      '/pieces/:id/withdraw',
      editors,
      ofPiece,
      zValidator('json', z.strictObject({ words: words.default('') }), refuseBadParameters),
      async (c) => {
        const piece = await pieceOf(c);
        await db.transaction(async (tx) => {
          if (!(await withdraw(tx, piece.id, c.req.valid('json').words || null)))
            throw new ApiError(409, 'not_published', 'The piece is not on the site.');
          await note(tx, { action: 'piece withdrawn', ...by(c), target: piece.id });
        });
        return c.json({ slug: piece.slug });
      },
    )
    .post('/pieces/:id/undo', editors, ofPiece, async (c) => {
      const piece = await pieceOf(c);
      await db.transaction(async (tx) => {
        if (!(await undo(tx, piece.id)))
          throw new ApiError(409, 'too_late', 'This can no longer be taken back.');
        await note(tx, { action: 'last step undone', ...by(c), target: piece.id });
      });
      return c.json({ id: piece.id });
    })
    .put(
      '/pieces/:id/address',
      editors,
      ofPiece,
      zValidator(
        'json',
        z.strictObject({
          slug: z
            .string()
            .refine(isSlug, 'must be lower-case letters, digits and single hyphens, at most 150 characters'),
        }),
        refuseBadParameters,
      ),
      async (c) => {
        const piece = await pieceOf(c);
        const { slug } = c.req.valid('json');
        await db.transaction(async (tx) => {
          const { from } = await changeAddress(tx, { pieceId: piece.id, slug, personId: c.var.person.id });
          await note(tx, { action: 'address changed', ...by(c), target: piece.id, details: { from, slug } });
        });
        return c.json({ slug });
      },
    );
}

const notReady = (unready: Unready) => ({
  error: { code: 'not_ready', message: 'The piece cannot be published yet.' },
  ...unready,
});
