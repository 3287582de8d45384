import { zValidator } from '@hono/zod-validator';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { Db } from '../db/database.ts';
import { ApiError, refuseBadParameters } from '../http/errors.ts';
import { newsHead, paragraphsIn } from '../mail/letter/breaking-file.ts';
import { breakingLetter } from '../mail/letter/breaking.ts';
import { currentOutage } from '../mail/outage.ts';
import { sentHtml, sentLetters } from '../mail/sent-letters.ts';
import { countConfirmed } from '../mail/subscriptions.ts';
import { holdWeekly, makeWeekly } from '../mail/weekly.ts';
import type { MailSettings } from '../mail-settings.ts';
import type { Services } from '../services.ts';
import { type DeskEnv, only } from './access.ts';
import { note } from './audit.ts';
import { nextWeekly } from './next-weekly.ts';
import { by } from './people-routes.ts';
import { id } from './piece-routes.ts';
import {
  askUrgent,
  hasSecond,
  listUrgent,
  newsOf,
  refuseUrgent,
  sendUrgent,
  type UrgentFault,
} from './urgent-letters.ts';

const urgent = newsHead
  .extend({ body: z.string().trim().min(1).max(4_000) })
  .transform(({ body, ...head }) => ({ ...head, body: paragraphsIn(body) }));
const week = z.string().regex(/^\d{4}-W\d{2}$/);

/** Letters to readers, of whom nothing but their number is told. For editors and owners. */
export function letterRoutes(
  { database: { db }, settings }: Pick<Services, 'database' | 'settings'>,
  onQueued: () => void = () => undefined,
) {
  const editors = only('editor', 'owner');
  const weeklyLetter = (now: Date) =>
    makeWeekly({
      db,
      settings: mailOf(settings),
      domain: settings.DEFAULT_DOMAIN,
      piecesDir: settings.PIECES_DIR,
      now,
    });

  return new Hono<DeskEnv>()
    .get('/letters', editors, async (c) => {
      const { mail } = settings;
      if (!mail) return c.json({ isOn: false });
      const now = new Date();
      const [weekly, made, asked, needsSecond] = await Promise.all([
        nextWeekly(db, mail.weekly, now),
        weeklyLetter(now),
        listUrgent(db),
        hasSecond(db, c.var.person.id),
      ]);
      return c.json({
        isOn: true,
        readers: Object.fromEntries((await countConfirmed(db)).map(({ list, readers }) => [list, readers])),
        isAway: (await currentOutage(db)) !== undefined,
        weekly: { ...weekly, subject: made?.subject ?? null },
        urgent: asked.map(({ askedById, ...letter }) => ({
          ...letter,
          isOwn: askedById === c.var.person.id,
        })),
        needsSecond,
        sent: await sentLetters(db),
      });
    })
    .get('/letters/weekly/page', editors, async (c) => letterPage(c, (await weeklyLetter(new Date()))?.html))
    .put(
      '/letters/weekly',
      editors,
      zValidator('json', z.strictObject({ week, held: z.boolean() }), refuseBadParameters),
      async (c) => {
        const given = c.req.valid('json');
        const { mail } = settings;
        const next = await nextWeekly(db, mail?.weekly ?? null, new Date());
        await db.transaction(async (tx) => {
          const isDone =
            next.week === given.week && (await holdWeekly(tx, { ...given, personId: c.var.person.id }));
          if (!isDone)
            throw new ApiError(409, 'on_its_way', 'That letter is on its way already, or its week is over.');
          const action = given.held ? 'weekly letter held' : 'weekly letter let go';
          await note(tx, { action, ...by(c), target: given.week });
        });
        return c.json({});
      },
    )
    .post('/letters/urgent', editors, zValidator('json', urgent, refuseBadParameters), async (c) => {
      mailOf(settings);
      const asked = await db.transaction(async (tx) => {
        const letter = await askUrgent(tx, c.req.valid('json'), c.var.person.id);
        await note(tx, { action: 'urgent letter asked for', ...by(c), target: letter });
        return letter;
      });
      return c.json({ id: asked }, 201);
    })
    .get('/letters/urgent/:id/page', editors, zValidator('param', id, refuseBadParameters), async (c) => {
      const news = await newsOf(db, c.req.valid('param').id);
      return letterPage(c, news && (await breakingLetter({ settings: mailOf(settings), news })).html);
    })
    .post('/letters/urgent/:id/send', editors, zValidator('param', id, refuseBadParameters), async (c) => {
      const letter = { id: c.req.valid('param').id, personId: c.var.person.id };
      const readers = await db.transaction(async (tx) => {
        const sent = await sendUrgent(tx, { ...letter, settings: mailOf(settings) });
        if (typeof sent === 'string') throw refusal(sent);
        await note(tx, { action: 'urgent letter sent', ...by(c), target: letter.id });
        return sent;
      });
      onQueued();
      return c.json({ readers });
    })
    .delete('/letters/urgent/:id', editors, zValidator('param', id, refuseBadParameters), async (c) => {
      const letter = { id: c.req.valid('param').id, personId: c.var.person.id };
      await db.transaction(async (tx: Db) => {
        const fault = await refuseUrgent(tx, letter);
        if (fault) throw refusal(fault);
        await note(tx, { action: 'urgent letter refused', ...by(c), target: letter.id });
      });
      return c.json({});
    })
    .get('/letters/sent/:id/page', editors, zValidator('param', id, refuseBadParameters), async (c) =>
      letterPage(c, await sentHtml(db, c.req.valid('param').id)),
    );
}

function mailOf({ mail }: { mail?: MailSettings | undefined }): MailSettings {
  if (!mail) throw new ApiError(409, 'no_newsletter', 'No letters are sent here: MAIL_URL is not set.');
  return mail;
}

const refusals: Record<UrgentFault, () => ApiError> = {
  unknown: () => new ApiError(404, 'not_found', 'There is no such letter.'),
  ended: () => new ApiError(409, 'ended', 'Somebody has sent or refused it already.'),
  own: () => new ApiError(403, 'second_person', 'Somebody else has to say yes to it.'),
  'sent before': () => new ApiError(409, 'sent_before', 'The same letter was sent before.'),
};
const refusal = (fault: UrgentFault) => refusals[fault]();

/** A letter as a page of its own: nothing in it runs, and only the desk may frame it. */
function letterPage(c: Context, html: string | undefined) {
  if (html === undefined) throw new ApiError(404, 'not_found', 'There is no such letter.');
  return c.html(html, 200, {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      'img-src https: http: data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-popups allow-popups-to-escape-sandbox',
    ].join('; '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex, nofollow',
  });
}
