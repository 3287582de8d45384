import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Whether a request is one that two servers could read differently, and that Node answers all the same: with two hosts (RFC 9112, 3.2),
 * of which Node takes the first, or of a version other than 1.0 and 1.1, such as `GET /` without one.
 */
export function isMalformed({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return true;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  return hosts.length > 1;
}

/** Answers 400, and ends the connection. */
export function refuseMalformed(response: ServerResponse) {
  response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end();
}
