import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import * as z from 'zod';
import { deskSettings } from '../db/desk-schema.ts';
import type { Services } from '../services.ts';
import type { DeskEnv } from './access.ts';
import { readCookie, writeCookie } from './signed-cookie.ts';

/** How long somebody has for the next step. */
export const briefMinutes = 10;

type Given = Pick<Services, 'database' | 'settings'>;

/**
 * Gives the browser a signed cookie for some minutes, by the database's clock, which all backends share. Between the steps of signing in there
 * is no session, so that no other call knows of it.
 */
export async function writeBrief(
  c: Context<DeskEnv>,
  { database, settings }: Given,
  name: 'step' | 'challenge',
  value: object,
): Promise<void> {
  const until = (await secondsOf(database)) + briefMinutes * 60;
  await writeCookie(c, settings, name, JSON.stringify({ until, value }), briefMinutes * 60);
}

/** What it says; undefined where there is none, or where its time is over. */
export async function readBrief<Value>(
  c: Context<DeskEnv>,
  { database, settings }: Given,
  name: 'step' | 'challenge',
  shape: z.ZodType<Value>,
): Promise<Value | undefined> {
  const text = await readCookie(c, settings, name);
  if (text === undefined) return undefined;
  const { until, value } = z.object({ until: z.number(), value: shape }).parse(JSON.parse(text));
  return until > (await secondsOf(database)) ? value : undefined;
}

async function secondsOf({ db }: Services['database']): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`extract(epoch from now())::float8` })
    .from(deskSettings);
  return row!.seconds;
}
