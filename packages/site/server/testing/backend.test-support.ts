import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveLocally } from '@daily-nest/testing/local-server';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a backend that answers as a test wants, on a free port. */
export async function startBackend(first: Answer) {
  let answer = first;
  const requests: { url: string; headers: IncomingMessage['headers']; closed: Promise<void> }[] = [];
  const { url, close } = await serveLocally((request, response) => {
    requests.push({
      url: request.url ?? '',
      headers: request.headers,
      closed: new Promise((resolve) => response.once('close', resolve)),
    });
    answer(request, response);
  });
  return {
    url,
    requests,
    answerWith(next: Answer) {
      answer = next;
    },
    stop: close,
  };
}

export const json =
  (value: unknown, status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'set-cookie': 'a=1', server: 'inner' });
    response.end(JSON.stringify(value));
  };

/** Hands over the body of what is posted to a path, and answers with the status. Every other call finds no posts. */
export const reportsTo =
  (path: string, note: (report: unknown) => void, status = 202): Answer =>
  (request, response) => {
    if (request.url !== path) return json({ results: [] })(request, response);
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      note(JSON.parse(text));
      json({}, status)(request, response);
    });
  };

export const hang: Answer = () => {};

/** The two blog calls over a few posts. */
export const blog: Answer = (request, response) => {
  const url = new URL(request.url ?? '/', 'http://backend');
  const slug = url.searchParams.get('slug');
  if (url.pathname.endsWith('get_details')) {
    if (slug === 'gone') return json({ error: { code: 'not_found', message: 'no' } }, 404)(request, response);
    if (slug === 'empty') return json(null)(request, response);
    return json({ ...post, metaTitle: `Post ${slug}` })(request, response);
  }
  const page = Number(url.searchParams.get('page'));
  const domain = url.searchParams.get('domain');
  const blogs = Array.from({ length: page <= 3 ? 10 : 0 }, (_, place) => ({
    id: `${page}-${place}`,
    slug: `post-${page}-${place}`,
    metaTitle: `Title ${page}.${place} of ${domain}`,
    metaDescription: 'What it is about.',
  }));
  return json({ blogs, total: 30 })(request, response);
};

export const post = {
  metaTitle: 'A post',
  metaDescription: 'What it is about.',
  blog: '# One\n\nWords with <b>marks</b> & signs.',
  date: '2026-05-01',
  shortTailKeywords: 'one, two',
  longTailKeywords: 'three four',
};
