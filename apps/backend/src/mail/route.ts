import { zValidator } from '@hono/zod-validator';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import { lists } from '../db/mail-schema.ts';
import type { Services } from '../services.ts';
import { ApiError, refuseBadParameters } from '../http/errors.ts';
import { type Purpose, readToken } from './link-token.ts';
import { mailAddress } from '../mail-address.ts';
import * as subscriptions from './subscriptions.ts';

const signUp = z.object({
  email: mailAddress,
  list: z.enum(lists),
  /** A hidden field, which only programs fill in. */
  website: z.string().default(''),
});
const confirmation = z.object({ token: z.string().max(200) });
const leaving = confirmation.extend({ everything: z.boolean().default(false) });

/**
 * The calls behind the newsletter's forms, for the web server only. The answers do not reveal who subscribes.
 */
export function newsletter(
  { database, settings: { mail } }: Services,
  onQueued: () => void = () => undefined,
) {
  const { db } = database;
  const mailOf = () => {
    if (mail) return mail;
    throw new ApiError(404, 'newsletter_off', 'This site has no newsletter.');
  };
  const subscriptionOf = (purpose: Purpose, token: string) => {
    const id = readToken(mailOf().secret, purpose, token);
    if (id === undefined) throw new ApiError(410, 'link_ended', 'This link is no longer valid.');
    return id;
  };
  return new Hono()
    .use('/newsletter/*', bodyLimit({ maxSize: 4096 }))
    .post('/newsletter/sign-up', zValidator('json', signUp, refuseBadParameters), async (c) => {
      const { email, list, website } = c.req.valid('json');
      const { signUpsPerHour } = mailOf();
      if (website !== '') return done(c, 202, 'asked');
      const outcome = await subscriptions.signUp(db, email, list, signUpsPerHour);
      if (outcome === 'full')
        throw new ApiError(429, 'too_many_sign_ups', 'Too many readers sign up at the moment.');
      if (outcome === 'queued') onQueued();
      return done(c, 202, 'asked');
    })
    .post('/newsletter/confirm', zValidator('json', confirmation, refuseBadParameters), async (c) => {
      const id = subscriptionOf('confirm', c.req.valid('json').token);
      if (!(await subscriptions.confirm(db, id)))
        throw new ApiError(410, 'link_ended', 'This link is no longer valid.');
      return done(c, 200, 'confirmed');
    })
    .post('/newsletter/leave', zValidator('json', leaving, refuseBadParameters), async (c) => {
      const { token, everything } = c.req.valid('json');
      // Unsubscribing twice is not an error.
      await subscriptions.leave(db, subscriptionOf('leave', token), everything);
      return done(c, 200, 'left');
    });
}

function done(c: Context, status: 200 | 202, outcome: string) {
  c.header('Cache-Control', 'no-store');
  return c.json({ status: outcome }, status);
}
