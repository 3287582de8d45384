import type { Context } from 'hono';
import * as z from 'zod';
import type { Settings } from '../settings.ts';
import type { DeskEnv } from './access.ts';
import { readCookie, writeCookie } from './signed-cookie.ts';

const minutes = 10;

const shape = z.strictObject({
  personId: z.uuid(),
  /** The second step as it was set up then. */
  stepId: z.uuid(),
  until: z.number(),
});

/**
 * What somebody holds between the password and the code: a signed cookie that opens nothing but the second step. There is no session yet, so no
 * other call knows of it.
 */
export const writeHalf = (
  c: Context<DeskEnv>,
  settings: Settings,
  half: { personId: string; stepId: string },
) =>
  writeCookie(
    c,
    settings,
    'step',
    JSON.stringify({ ...half, until: Date.now() + minutes * 60_000 }),
    minutes * 60,
  );

export async function readHalf(c: Context<DeskEnv>, settings: Settings) {
  const value = await readCookie(c, settings, 'step');
  const half = value === undefined ? undefined : shape.parse(JSON.parse(value));
  return half && half.until > Date.now() ? half : undefined;
}
