import { serveLocally } from '@daily-nest/testing/local-server';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';

type Behavior = (answer: ServerResponse, asked: IncomingMessage, pass: () => void) => void;

const sent =
  (type: string, text: string, status = 200): Behavior =>
  (answer) => {
    answer.writeHead(status, { 'content-type': type }).end(text);
  };

/** Sends 50 MB as fast as the client reads. */
const endless: Behavior = (answer) => {
  answer.writeHead(200, { 'content-type': 'application/json' });
  const chunk = Buffer.alloc(65_536, ' ');
  let left = 50_000_000;
  const more = () => {
    for (; left > 0 && !answer.destroyed; left -= chunk.byteLength) {
      if (answer.write(chunk)) continue;
      left -= chunk.byteLength;
      answer.once('drain', more);
      return;
    }
    answer.end();
  };
  more();
};

/** Faults of a backend by name. */
export const behaviors = {
  'the backend takes 5 s for every answer': (_answer, _asked, pass) => void setTimeout(pass, 5_000),
  'the backend answers with a page of HTML': sent('text/html', '<!doctype html><title>Sign in</title>'),
  'the backend’s JSON is cut off': sent('application/json', '{"blogs":[{"slug":"a","metaTi'),
  'the backend’s fields have other types': sent(
    'application/json',
    '{"blogs":"none","total":"many","metaTitle":7,"blog":["x"],"results":3,"items":{},"posts":"all"}',
  ),
  'the backend sends 50 MB': endless,
  'the backend resets every connection': (answer) => void answer.socket?.resetAndDestroy(),
  'the backend answers 500 with a stack': sent(
    'text/html',
    '<pre>at Pool.query (/srv/secret.js:1)</pre>',
    500,
  ),
} satisfies Record<string, Behavior>;

/** Starts a proxy between a site and its backend. It passes everything on until a test sets a fault. */
export async function startFront(target: string) {
  let behavior: Behavior | undefined;
  const { url, close } = await serveLocally((asked, answer) => {
    const pass = () => {
      const onward = request(`${target}${asked.url}`, { headers: asked.headers }, (backendAnswer) => {
        answer.writeHead(backendAnswer.statusCode ?? 502, backendAnswer.headers);
        backendAnswer.pipe(answer);
      });
      onward.on('error', () => answer.destroy()).end();
    };
    if (behavior) behavior(answer, asked, pass);
    else pass();
  });
  return {
    url,
    misbehave: (next: Behavior) => (behavior = next),
    behave: () => (behavior = undefined),
    stop: close,
  };
}
