import type { IncomingMessage, ServerResponse } from 'node:http';

/** The most that a request may bring, in bytes, unless the server says otherwise: several times the longest form. */
export const mostBody = 16 * 1024;

/**
 * For how long a connection stays once an answer is written whose request still goes on, in ms. One that is closed while its client
 * writes is reset, and the answer may be lost with it (RFC 9112, 9.6).
 */
const lingerMs = 500;

/** How much of such a request is read meanwhile, in bytes: what was on its way, and little of what never ends. */
const mostLinger = 1024 * 1024;
const lookMs = 10;

/** Whether a request announces more than may be sent. What comes in pieces announces nothing: who reads it counts. */
export function isTooLarge({ headers }: IncomingMessage, most: number): boolean {
  return Number(headers['content-length'] ?? 0) > most;
}

/** Answers 413, reads nothing, and ends the connection when the client has had time to take the answer. */
export function refuseBody(response: ServerResponse) {
  response.writeHead(413, { Connection: 'close', 'Content-Length': 0 }).flushHeaders();
  const end = setTimeout(() => response.end(), lingerMs);
  response.once('close', () => clearTimeout(end));
}

/** Ends the connection of a request that was answered and still goes on: Node would read it to its end, for up to half a minute. */
export function endUnlessComplete(request: IncomingMessage) {
  if (request.complete) return;
  const { socket } = request;
  const [mostRead, latest] = [socket.bytesRead + mostLinger, performance.now() + lingerMs];
  const look = setInterval(() => {
    const goesOn = !request.complete && !socket.destroyed;
    if (goesOn && socket.bytesRead < mostRead && performance.now() < latest) return;
    clearInterval(look);
    if (goesOn) socket.destroySoon();
  }, lookMs).unref();
}
