import { serveLocally } from '@daily-nest/testing/local-server';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a call in its own way; false for the usual answer. */
export type Answer = (
  asked: { call: 'list' | 'post'; slug: string },
  response: ServerResponse,
  request: IncomingMessage,
) => boolean;

/** Answers with a text. */
export function json(response: ServerResponse, text: string, type = 'application/json'): boolean {
  response.setHeader('content-type', type).end(text);
  return true;
}

/** Answers with a status alone. */
export function refuse(response: ServerResponse, status: number, headers = {}): boolean {
  response.writeHead(status, headers).end();
  return true;
}

export const bodyOf = (slug: string) => `What ${slug} says.`;

/** A blog with the two calls on this machine. A test changes its posts, the newest first, or how it answers. */
export async function startBlog() {
  const posts = new Map<string, Record<string, unknown>>();
  const calls: string[] = [];
  let sent = 0;
  const blog = {
    url: '',
    posts,
    calls,
    answer: undefined as Answer | undefined,
    write: (slug: string, fields: Record<string, unknown> = {}) =>
      void posts.set(slug, {
        metaTitle: `About ${slug}`,
        metaDescription: 'In a sentence.',
        blog: bodyOf(slug),
        date: '2026-05-01',
        ...fields,
      }),
    /** Answers with a gigabyte, as fast as it is read. */
    gigabyte(response: ServerResponse): boolean {
      const chunk = Buffer.alloc(64 * 1024, 32);
      response.setHeader('content-type', 'application/json');
      const more = () => {
        while (sent < 1e9 && !response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
        return void response.end();
      };
      more();
      return true;
    },
    /** How many bytes of it were sent. */
    sent: () => sent,
    reset() {
      sent = 0;
      posts.clear();
      calls.length = 0;
      blog.answer = undefined;
    },
    close: () => server.close(),
  };
  const server = await serveLocally((request, response) => {
    response.on('error', () => undefined);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://blog');
    const slug = searchParams.get('slug') ?? '';
    const call = pathname.endsWith('/get_metainfo') ? 'list' : 'post';
    calls.push(call === 'list' ? `page ${searchParams.get('page')}` : slug);
    if (blog.answer?.({ call, slug }, response, request)) return;
    response.setHeader('content-type', 'application/json');
    if (call === 'post') {
      const post = posts.get(slug);
      response.statusCode = post ? 200 : 404;
      response.end(JSON.stringify(post ?? {}));
      return;
    }
    const start = (Number(searchParams.get('page')) - 1) * 10;
    const slugs = [...posts.keys()].slice(start, start + 10);
    const blogs = slugs.map((name) => ({ id: name, slug: name, metaTitle: name, metaDescription: '' }));
    response.end(JSON.stringify({ blogs, total: posts.size }));
  });
  blog.url = server.url;
  return blog;
}
