import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

export interface FollowOptions {
  /** Called when posts have changed, or may have changed. */
  changed: () => void;
  logger: Logger;
  until: AbortSignal;
  /** How long a connection may stay silent; the backend sends a heartbeat every 15 s. @default 40 000 */
  silenceMs?: number;
  /** The first wait before a reconnect, which doubles up to `longestAgainMs`. @default 500 */
  againMs?: number;
  /** @default 30 000 */
  longestAgainMs?: number;
}

/** Our own lines have 20 characters. */
const longestLine = 1_000;

/**
 * Follows the backend's `/changes` (server-sent events) for the lifetime of the process. A backend without
 * them is asked again from time to time; then, and while the connection is lost, pages are as old as
 * `BLOG_CACHE_TTL_MS` allows.
 */
export async function followChanges(
  backendUrl: string,
  { changed, logger, until, silenceMs = 40_000, againMs = 500, longestAgainMs = 30_000 }: FollowOptions,
): Promise<void> {
  let wait = againMs;
  while (!until.aborted) {
    try {
      for await (const event of eventsOf(`${backendUrl}/changes`, { until, silenceMs })) {
        wait = againMs;
        if (event === 'posts') changed();
      }
    } catch (error) {
      if (!until.aborted) logger.debug({ err: error }, 'changes of the posts are not heard');
    }
    await pause(wait, undefined, { signal: until, ref: false }).catch(() => undefined);
    wait = Math.min(wait * 2, longestAgainMs);
  }
}

/**
 * Yields the names of the events of one connection until it ends. Throws if it cannot be opened, stays
 * silent, or is something else.
 */
async function* eventsOf(url: string, { until, silenceMs }: { until: AbortSignal; silenceMs: number }) {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(new Error('No heartbeat came in time.')), silenceMs).unref();
  const answer = await fetch(url, {
    headers: { accept: 'text/event-stream' },
    redirect: 'error',
    signal: AbortSignal.any([until, silent.signal]),
  });
  try {
    if (!answer.ok || !answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream'))
      throw new Error(`/changes answered ${answer.status}.`);
    // An event may have been missed before the connection, so its start counts as a change.
    yield 'posts';
    let rest = '';
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
      timer.refresh();
      const lines = (rest + text).split('\n');
      rest = lines.pop()!;
      if (rest.length > longestLine) throw new Error('A line of /changes is too long.');
      for (const line of lines) {
        const [, name] = /^event: ?(\w+)\r?$/.exec(line) ?? [];
        if (name !== undefined) yield name;
      }
    }
  } finally {
    clearTimeout(timer);
    silent.abort();
  }
}
