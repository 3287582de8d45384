import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/** The purpose of a link. A link to confirm cannot unsubscribe, and the other way round. */
export type Purpose = 'confirm' | 'leave';

const shape = /^([\w-]{22})\.([0-9a-z]{1,8})\.([\w-]{43})$/;
const uuid = z.uuid();

/**
 * Returns the token of a link in a letter: the subscription, when the link expires, and a signature
 * (HMAC-SHA-256) over both and the purpose. It contains no address.
 *
 * @param until in seconds since 1970; 0: never. A link to unsubscribe ends with the subscription.
 */
export function linkToken(secret: string, purpose: Purpose, subscription: string, until = 0): string {
  const id = Buffer.from(subscription.replaceAll('-', ''), 'hex').toString('base64url');
  const end = until.toString(36);
  return `${id}.${end}.${signature(secret, purpose, id, end).toString('base64url')}`;
}

/**
 * Returns the subscription of a token that we signed for this purpose and that has not expired; undefined for
 * anything else.
 */
export function readToken(
  secret: string,
  purpose: Purpose,
  token: string,
  now = Date.now() / 1000,
): string | undefined {
  const [, id, end, mac] = shape.exec(token) ?? [];
  if (id === undefined || end === undefined || mac === undefined) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const own = signature(secret, purpose, id, end);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  const until = Number.parseInt(end, 36);
  if (until !== 0 && until < now) return undefined;
  const hex = Buffer.from(id, 'base64url').toString('hex');
  const read = uuid.safeParse(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
  return read.success ? read.data : undefined;
}

function signature(secret: string, purpose: Purpose, id: string, end: string): Buffer {
  return createHmac('sha256', secret).update(`newsletter ${purpose} ${id} ${end}`).digest();
}
