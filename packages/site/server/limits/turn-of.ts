import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress, type TrustedProxies } from '@daily-nest/server/client-address';

/** Returns a function for the turn of a request: its client address, as in the limits. */
export function createTurnOf(trusted: TrustedProxies): (request: IncomingMessage) => string {
  // Without a proxy the address is the connection's, and read once.
  const known = new WeakMap<Socket, string>();
  return ({ socket, headers }) => {
    if (trusted !== 0)
      return clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), trusted);
    let address = known.get(socket);
    if (address === undefined)
      known.set(socket, (address = clientAddress(socket.remoteAddress, undefined, 0)));
    return address;
  };
}
