import type { IncomingMessage } from 'node:http';
import type { Connection } from './connection.ts';

/** A client that reads at all takes something within this time; one that does not may go when memory is short. */
const shortStallMs = 1_000;

export interface StallRule {
  /** How long a client may take nothing of an answer before its connection is destroyed, in ms. @default 10 000 */
  drainMs?: number;
  /**
   * How many bytes of answers may wait for clients that read nothing, all connections together. Above that the longest
   * stalled go first, without their ten seconds. @default 32 MiB
   */
  maxUnsent?: number;
  /** Which requests are for sound that goes on for ever, and so has a rule of its own for slow listeners. */
  isLive?: (request: IncomingMessage) => boolean;
}

/** The connections whose clients have to be given up. */
export function stalledConnections(
  connections: Iterable<Connection>,
  { drainMs = 10_000, maxUnsent = 32 * 1024 * 1024, isLive = () => false }: StallRule,
): Connection[] {
  const now = performance.now();
  const stalled = [...connections]
    .map((connection) => ({ connection, ms: connection.stalledFor(now) }))
    .filter(({ connection: { request }, ms }) => ms > 0 && !(request && isLive(request)))
    .toSorted((one, other) => other.ms - one.ms);
  let unsent = stalled.reduce((bytes, { connection }) => bytes + connection.unsent, 0);
  const given: Connection[] = [];
  for (const { connection, ms } of stalled) {
    if (ms < drainMs && (ms < shortStallMs || unsent <= maxUnsent)) break;
    given.push(connection);
    unsent -= connection.unsent;
  }
  return given;
}
