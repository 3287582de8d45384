import type { Socket } from 'node:net';

/** What Node's socket keeps of its connection: bytes handed over for sending, and those of them that still wait. */
interface Handle {
  bytesWritten: number;
  writeQueueSize: number;
}

/**
 * How many bytes the system has taken from a socket for sending. The public `bytesWritten` counts a chunk as soon as
 * it is queued, and `writableLength` until its last byte is gone: neither shows a slow client's progress within one.
 */
export function sentBytes(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}
