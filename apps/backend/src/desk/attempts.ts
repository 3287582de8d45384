import { eq, lt, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { attempts } from '../db/desk-schema.ts';
import { ApiError } from '../http/errors.ts';

/**
 * How many tries there are within how many minutes: one address and one account, and a browser in which somebody has signed in to the account.
 * Several people may work behind one address. A code has six digits alone, so that its tries count for a day.
 */
const most = {
  address: { tries: 40, minutes: 15 },
  account: { tries: 10, minutes: 15 },
  browser: { tries: 10, minutes: 15 },
  code: { tries: 20, minutes: 1440 },
  // Each takes a core of the machine for seconds.
  upload: { tries: 60, minutes: 60 },
} as const;
const longest = 1440;

const window = (minutes: number) => sql.raw(`interval '${minutes} minutes'`);

type Kind = keyof typeof most;

/** Accounts are hashed: what strangers type may be an address of somebody who has no account. */
const keyOf = (kind: Kind, name: string) =>
  `${kind} ${createHash('sha256').update(name).digest('base64url').slice(0, 22)}`;

/**
 * Counts a try before it is answered, also one that will succeed, so that tries at the same moment do not pass together. Throws a 429
 * beyond the limit, whether or not the account exists.
 */
export async function countAttempt(db: Db, kind: Kind, name: string): Promise<void> {
  const { tries, minutes } = most[kind];
  const isOver = sql`${attempts.since} < now() - ${window(minutes)}`;
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
  if (row?.count === 1) await db.delete(attempts).where(lt(attempts.since, sql`now() - ${window(longest)}`));
  if ((row?.count ?? 0) > tries)
    throw new ApiError(
      429,
      'too_many_tries',
      `Too many tries. Wait ${minutes === longest ? 'a day' : `${minutes} minutes`}.`,
    );
}

/** Somebody has signed in: the tries before do not count against them. */
export async function forgetAttempts(db: Db, kind: Kind, name: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, keyOf(kind, name)));
}
