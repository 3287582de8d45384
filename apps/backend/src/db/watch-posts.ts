import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { postsChanged } from './database.ts';

const againMs = 1_000;

export interface Hearer {
  /** Called when it begins to hear, and at each change. */
  told: () => unknown;
  /** Called when it does not hear any more, or cannot begin to. */
  lost?: () => void;
}

/**
 * Hears what the triggers of `posts` tell, over a connection of its own: those of a pool change hands. A lost one is made again;
 * its beginning counts as a change, for nobody knows what was told before. A pooler in between that lends connections by transaction hands nothing on.
 */
export async function watchPosts(
  connection: ClientConfig,
  { told, lost }: Hearer,
  until: AbortSignal,
): Promise<void> {
  while (!until.aborted) {
    const client = new Client(connection);
    // Without a listener Node would end the process; the end of the connection says the same.
    client.on('error', () => undefined);
    try {
      await client.connect();
      client.on('notification', () => void told());
      await client.query(`listen ${postsChanged}`);
      void told();
      await once(client, 'end', { signal: until });
    } catch {
      // Not reached, or asked to stop: the loop knows which.
    } finally {
      lost?.();
      client.end().catch(() => undefined);
    }
    await pause(againMs, undefined, { signal: until }).catch(() => undefined);
  }
}
