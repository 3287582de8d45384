import { eq, lt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { attempts } from '../db/desk-schema.ts';
import { ApiError } from '../http/errors.ts';

/**
 * How many tries one address or account has within `windowMinutes`, and a browser in which somebody has signed in to the account. Several
 * people may work behind one address.
 */
const most = { address: 40, account: 10, browser: 10 } as const;
const windowMinutes = 15;

type Kind = keyof typeof most;

/** Accounts are hashed: what strangers type may be an address of somebody who has no account. */
const keyOf = (kind: Kind, name: string) =>
  `${kind} ${createHash('sha256').update(name).digest('base64url').slice(0, 22)}`;

/**
 * Counts a try before it is answered, also one that will succeed, so that tries at the same moment do not pass together. Throws a 429
 * beyond the limit, whether or not the account exists.
 */
export async function countAttempt(db: Db, kind: Kind, name: string): Promise<void> {
  const window = sql.raw(`interval '${windowMinutes} minutes'`);
  const isOver = sql`${attempts.since} < now() - ${window}`;
  const [row] = await db
    .insert(attempts)
    .values({ key: keyOf(kind, name) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        since: sql`case when ${isOver} then now() else ${attempts.since} end`,
      },
    })
    .returning({ count: attempts.count });
  if (row?.count === 1) await db.delete(attempts).where(lt(attempts.since, sql`now() - ${window}`));
  if ((row?.count ?? 0) > most[kind])
    throw new ApiError(429, 'too_many_tries', `Too many tries. Wait ${windowMinutes} minutes.`);
}

/** Somebody has signed in: the tries before do not count against them. */
export async function forgetAttempts(db: Db, kind: Kind, name: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, keyOf(kind, name)));
}
