import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { ReadCounts } from './database.ts';
import { isUnreachable } from './unreachable.ts';
import type { Listener } from './watch-posts.ts';

/** How often the replica's lag is checked, and its limit. */
const lookMs = 2_000;
const mostLagMs = 10_000;
/**
 * How long followers wait for the replica after a change. After that all backends know of the change and read
 * from the primary.
 */
const holdBackMs = 250;

/**
 * Sends reads to a replica. After a change, reads go to the primary until the replica has replayed it. If one
 * of the two is down, the other answers.
 *
 * @param listen listens to changes on the primary until the signal. While it cannot, the replica is used only
 * if the primary is down
 */
export function createReads(
  primary: Pool,
  replica: Pool,
  listen: (listener: Listener, until: AbortSignal) => Promise<void>,
) {
  const closing = new AbortController();
  const followers = new Set<() => void>();
  let fromReplica = 0;
  let isListening = false;
  let isFresh = false;
  let isPrimaryDown = false;
  // Numbers of the newest comparison and of the last finished one.
  let round = 0;
  let ended = 0;

  async function on(pool: Pool, query: unknown[]) {
    const result: unknown = await (pool.query as (...all: unknown[]) => Promise<unknown>)(...query);
    if (pool === replica) fromReplica += 1;
    else isPrimaryDown = false;
    return result;
  }

  async function ask(...query: unknown[]): Promise<unknown> {
    const [first, other] = isFresh || isPrimaryDown ? [replica, primary] : [primary, replica];
    try {
      return await on(first, query);
    } catch (error) {
      if (first === replica) {
        if (!isUnreachable(error) && !isCancelled(error)) throw error;
        if (isUnreachable(error)) isFresh = false;
      } else {
        // A slow primary that still sends notifications is up, and the replica may lag behind.
        if (!isUnreachable(error) || (isListening && isTimeout(error))) throw error;
        isPrimaryDown = !isListening;
      }
      return on(other, query);
    }
  }

  /** Sends reads to the replica once it has replayed the primary's current position. */
  async function compare() {
    round += 1;
    const own = round;
    const begun = Date.now();
    const position = await positionOf(primary);
    const settle = () => {
      if (own === round) ended = own;
    };
    if (position === undefined) return settle();
    const isNeeded = () => own === round && !closing.signal.aborted;
    for (let wait = 10; isNeeded(); wait = Math.min(wait * 2, 500)) {
      const has = await hasReplayed(replica, position);
      if (!isNeeded()) return;
      if (has === true) {
        isFresh = isListening;
        break;
      }
      if (has === undefined || Date.now() - begun > mostLagMs) isFresh = false;
      await pause(wait, undefined, { signal: closing.signal }).catch(() => undefined);
    }
    settle();
  }

  const listener: Listener = {
    async onChange() {
      isListening = true;
      isPrimaryDown = false;
      isFresh = false;
      await Promise.race([compare(), pause(holdBackMs)]);
      for (const notify of followers) notify();
    },
    onDisconnect() {
      isListening = false;
      isFresh = false;
    },
  };
  void listen(listener, closing.signal);
  const timer = setInterval(() => {
    if (ended === round) void compare();
  }, lookMs).unref();

  return {
    /** drizzle only calls `query`. */
    client: { query: ask } as unknown as Pool,
    counts: (): ReadCounts => ({ isReplicaAsked: isFresh || isPrimaryDown, fromReplica }),
    /** Reports a change once the replica has it, or once every backend knows that the replica lacks it. */
    async watchPosts(onChange: () => void, until: AbortSignal) {
      const follower = () => onChange();
      followers.add(follower);
      if (isListening) onChange();
      if (!until.aborted) await once(until, 'abort');
      followers.delete(follower);
    },
    async close() {
      closing.abort();
      clearInterval(timer);
      await replica.end();
    },
  };
}

/** Returns the primary's write position; undefined while it is down. */
async function positionOf(primary: Pool): Promise<string | undefined> {
  const answer = primary.query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position');
  return (await answer.catch(() => undefined))?.rows[0]?.position;
}

/**
 * Returns whether the replica has replayed that position; undefined while it is down, or if it was promoted.
 */
async function hasReplayed(replica: Pool, position: string): Promise<boolean | undefined> {
  const answer = replica.query<{ has: boolean }>(
    'select pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has',
    [position],
  );
  return (await answer.catch(() => undefined))?.rows[0]?.has;
}

/** Returns whether the replica cancelled a query that blocked its replay. */
function isCancelled(error: unknown): boolean {
  return (error as { code?: string }).code === '40001';
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /time(?:d )?out/i.test(error.message);
}
