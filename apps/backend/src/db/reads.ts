import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { ReadCounts } from './database.ts';
import { isUnreachable } from './unreachable.ts';
import type { Hearer } from './watch-posts.ts';

/** How often it is looked whether the replica keeps up where nobody tells of a change, and how far behind it may be in that. */
const lookMs = 2_000;
const mostLagMs = 10_000;
/** How long a change is kept back until the replica has it as well. All backends have heard of it by then, and read on the primary. */
const keptBackMs = 250;

/**
 * Reads on a replica, by two rules. One that has not replayed what was told last is not asked: from the notice of a change on, the
 * primary is, until the replica has replayed as far as the primary had written. And whoever is away is stood in for by the other.
 *
 * @param hear hears of changes on the primary until the signal; while it does not, the replica is asked only if the primary is away
 */
export function createReads(
  primary: Pool,
  replica: Pool,
  hear: (hearer: Hearer, until: AbortSignal) => Promise<void>,
) {
  const closing = new AbortController();
  const followers = new Set<() => void>();
  let fromReplica = 0;
  let isHearing = false;
  let isFresh = false;
  let isPrimaryAway = false;
  // Of the comparison that counts, and of the last one that has ended.
  let round = 0;
  let ended = 0;

  async function on(pool: Pool, query: unknown[]) {
    const result: unknown = await (pool.query as (...all: unknown[]) => Promise<unknown>)(...query);
    if (pool === replica) fromReplica += 1;
    else isPrimaryAway = false;
    return result;
  }

  async function ask(...query: unknown[]): Promise<unknown> {
    const [first, other] = isFresh || isPrimaryAway ? [replica, primary] : [primary, replica];
    try {
      return await on(first, query);
    } catch (error) {
      if (first === replica) {
        if (!isUnreachable(error) && !isCancelled(error)) throw error;
        if (isUnreachable(error)) isFresh = false;
      } else {
        // Whoever is slow while it tells of changes is there: the replica would answer with what is old.
        if (!isUnreachable(error) || (isHearing && isSilence(error))) throw error;
        isPrimaryAway = !isHearing;
      }
      return on(other, query);
    }
  }

  /** Has the replica asked once it has replayed what the primary has written by now. */
  async function compare() {
    round += 1;
    const mine = round;
    const begun = Date.now();
    const position = await positionOf(primary);
    const settle = () => {
      if (mine === round) ended = mine;
    };
    if (position === undefined) return settle();
    const isNeeded = () => mine === round && !closing.signal.aborted;
    for (let wait = 10; isNeeded(); wait = Math.min(wait * 2, 500)) {
      const has = await hasReplayed(replica, position);
      if (!isNeeded()) return;
      if (has === true) {
        isFresh = isHearing;
        break;
      }
      if (has === undefined || Date.now() - begun > mostLagMs) isFresh = false;
      await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    settle();
  }

  const hearer: Hearer = {
    async told() {
      isHearing = true;
      isPrimaryAway = false;
      isFresh = false;
      await Promise.race([compare(), pause(keptBackMs)]);
      for (const tell of followers) tell();
    },
    lost() {
      isHearing = false;
      isFresh = false;
    },
  };
  void hear(hearer, closing.signal);
  const looks = setInterval(() => {
    if (ended === round) void compare();
  }, lookMs).unref();

  return {
    /** What a query is made with. */
    client: { query: ask } as unknown as Pool,
    counts: (): ReadCounts => ({ isReplicaAsked: isFresh || isPrimaryAway, fromReplica }),
    /** As a database tells of changes: once the replica has them, or every backend knows that it has not. */
    async watchPosts(told: () => void, until: AbortSignal) {
      const follower = () => told();
      followers.add(follower);
      if (isHearing) told();
      if (!until.aborted) await once(until, 'abort');
      followers.delete(follower);
    },
    async close() {
      closing.abort();
      clearInterval(looks);
      await replica.end();
    },
  };
}

/** How far the primary has written; undefined while it is away. */
async function positionOf(primary: Pool): Promise<string | undefined> {
  const asked = primary.query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position');
  return (await asked.catch(() => undefined))?.rows[0]?.position;
}

/** Whether a replica has replayed so much; undefined while it is away. One that has been promoted is none. */
async function hasReplayed(replica: Pool, position: string): Promise<boolean | undefined> {
  const asked = replica.query<{ has: boolean }>(
    'select pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has',
    [position],
  );
  return (await asked.catch(() => undefined))?.rows[0]?.has;
}

/** A replica cancels what stands in the way of replaying. */
function isCancelled(error: unknown): boolean {
  return (error as { code?: string }).code === '40001';
}

function isSilence(error: unknown): boolean {
  return error instanceof Error && /time(?:d )?out/i.test(error.message);
}
