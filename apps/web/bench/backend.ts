import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { json, startBackend } from '@daily-nest/site/testing/backend';

const paragraph =
  'Most families find that the first week is the hardest, and that the second one is when a new habit begins to feel like one. ' +
  'Write down what worked, and leave out what did not. Nobody has to do all of it on the same evening.';
const body = Array.from({ length: 16 }, (_, at) => (at % 4 === 0 ? `## Part ${at / 4 + 1}` : paragraph)).join(
  '\n\n',
);

/**
 * Starts a backend with any number of posts of typical length, which answers at once, in a separate process.
 */
export async function startBlog() {
  const child = fork(fileURLToPath(import.meta.url));
  const [url] = (await once(child, 'message')) as [string];
  return { url, stop: () => child.kill() };
}

async function serve() {
  const { url } = await startBackend((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://backend');
    if (pathname.endsWith('get_details'))
      return json({
        metaTitle: `A post named ${searchParams.get('slug')}`,
        metaDescription: 'What the first weeks are like, and what helps.',
        blog: body,
        date: '2026-05-01',
        shortTailKeywords: 'sleep, evening',
        longTailKeywords: 'sleep of toddlers, quiet evenings',
      })(request, response);
    const blogs = Array.from({ length: 10 }, (_, place) => ({
      id: String(place),
      slug: `post-${place}`,
      metaTitle: `The ${place + 1}th thing to know about evenings`,
      metaDescription: 'What the first weeks are like, and what helps.',
    }));
    return json({ blogs, total: 1_000_000 })(request, response);
  });
  process.send!(url);
}

if (process.send) await serve();
