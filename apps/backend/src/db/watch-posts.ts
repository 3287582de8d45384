import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { postsChanged } from './database.ts';

const reconnectMs = 1_000;

export interface Listener {
  /** Called when the connection is open, and at each change. */
  onChange: () => unknown;
  /** Called when the connection is lost or cannot be opened. */
  onDisconnect?: () => void;
}

/**
 * Listens to the notifications of the triggers on `posts` on a separate connection, because pooled ones
 * change users. Reports a change after a reconnect, because it may have missed one. A pooler in transaction
 * mode passes on no notifications.
 */
export async function watchPosts(
  connection: ClientConfig,
  { onChange, onDisconnect }: Listener,
  until: AbortSignal,
): Promise<void> {
  while (!until.aborted) {
    const client = new Client(connection);
    // Without this listener Node would end the process. The event `end` follows anyway.
    client.on('error', () => undefined);
    try {
      await client.connect();
      client.on('notification', () => void onChange());
      await client.query(`listen ${postsChanged}`);
      void onChange();
      await once(client, 'end', { signal: until });
    } catch {
      // Unreachable, or stopping: the loop tries again or ends.
    } finally {
      onDisconnect?.();
      client.end().catch(() => undefined);
    }
    await pause(reconnectMs, undefined, { signal: until }).catch(() => undefined);
  }
}
