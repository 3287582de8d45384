import { serveLocally } from '@daily-nest/testing/local-server';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

export type Behavior = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts a server on a free port. Each request gets the next behavior; the last one repeats. */
async function misbehave(...behaviors: Behavior[]) {
  const requests: { at: number; url: string; authorization: string | undefined; requestId: unknown }[] = [];
  const headers: IncomingHttpHeaders[] = [];
  let aborted = 0;
  const server = await serveLocally((request, response) => {
    const behavior = behaviors[Math.min(requests.length, behaviors.length - 1)];
    headers.push(request.headers);
    requests.push({
      at: performance.now(),
      url: request.url ?? '',
      authorization: request.headers.authorization,
      requestId: request.headers['x-request-id'],
    });
    response.once('close', () => {
      if (!response.writableFinished) aborted += 1;
    });
    behavior?.(response, request);
  });
  return {
    url: server.url,
    requests,
    headersOf: (request: number) => headers[request],
    aborted: () => aborted,
    stop: () => server.close(),
  };
}

export const json =
  (value: unknown): Behavior =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

export const status =
  (code: number): Behavior =>
  (response) => {
    response
      .writeHead(code, { 'content-type': 'application/json' })
      .end('{"error":{"code":"x","message":"y"}}');
  };

export const body =
  (text: string, type = 'application/json'): Behavior =>
  (response) => {
    response.writeHead(200, type === '' ? {} : { 'content-type': type }).end(text);
  };

export const hang: Behavior = () => {};

/** Sends the head and half of the body, then nothing. */
export const stall: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"blogs":[');
};

/** Sends one byte at a time and never ends. */
export const drip: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 50);
  response.once('close', () => clearInterval(timer));
};

export const reset: Behavior = (response) => {
  response.socket?.resetAndDestroy();
};

/** Announces more bytes than it sends, then closes the connection. */
export const cut: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"blogs":[', () => response.socket?.destroy());
};

/** Streams that many bytes without a Content-Length. */
export const flood =
  (bytes: number): Behavior =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    let sent = 0;
    const chunk = 'a'.repeat(65_536);
    const more = () => {
      while (sent < bytes && !response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) {
          response.once('drain', more);
          return;
        }
      }
      response.end();
    };
    more();
  };

/** Starts a server with these behaviors and closes it after the test. */
export async function misbehavingBackend(...behaviors: Behavior[]) {
  const server = await misbehave(...behaviors);
  onTestFinished(() => server.stop());
  return server;
}
