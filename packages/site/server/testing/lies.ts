import type { IncomingMessage, ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Announces a type and length, as valid answers do. */
const typed = (response: ServerResponse, type: string, status = 200) =>
  response.writeHead(status, { 'content-type': type, 'cache-control': 'public, s-maxage=60' });

/** Sends one byte at a time without an end. */
export const dripping: Answer = (_request, response) => {
  typed(response, 'application/json').write('{"blogs":[');
  const timer = setInterval(() => response.write(' '), 100);
  response.once('close', () => clearInterval(timer));
};

/** Sends 50 MB of the beginning of JSON, as fast as they are read. `sent` counts the sent bytes. */
export function endless() {
  const counted = { sent: 0 };
  const chunk = Buffer.alloc(65_536, ' ');
  const answer: Answer = (_request, response) => {
    typed(response, 'application/json');
    const more = () => {
      while (counted.sent < 50_000_000 && !response.destroyed) {
        counted.sent += chunk.byteLength;
        if (!response.write(chunk)) {
          response.once('drain', more);
          return;
        }
      }
      response.end();
    };
    more();
  };
  return { answer, counted };
}

export const says =
  (text: string, type = 'application/json', status = 200): Answer =>
  (_request, response) => {
    typed(response, type, status).end(text);
  };

/** Announces more bytes than it sends. */
export const cutShort: Answer = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"blogs":[', () => response.socket?.destroy());
};

export const html = '<!doctype html><title>Oops</title><pre>at Pool.query (/srv/secret.js:12)</pre>';
