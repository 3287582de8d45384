import { createBlogClient } from '@daily-nest/api-client';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hang, startBackend } from '../../server/testing/backend.test-support.ts';
import { callOfPage, endCallsOfPagesLeft } from './pageSignal.ts';

let backend: Awaited<ReturnType<typeof startBackend>>;
let router: ReturnType<typeof createMemoryRouter>;
/** What became of the calls: nothing, as long as it is empty. */
let told: string[];

beforeEach(async () => {
  told = [];
  backend = await startBackend(hang);
  const client = createBlogClient({ baseUrl: backend.url });
  router = createMemoryRouter([
    {
      id: 'root',
      middleware: [endCallsOfPagesLeft],
      children: [
        { path: '/' },
        {
          path: '/blog/:slug',
          loader: (args) => {
            const call = callOfPage(args, (signal) => client.getPost({ slug: args.params['slug']!, signal }));
            call.catch((error: unknown) => told.push(String(error)));
            return { call };
          },
        },
        {
          path: '/slow',
          loader: ({ request }) =>
            new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject())),
        },
      ],
    },
  ]);
  router.initialize();
});

afterEach(async () => {
  router.dispose();
  await backend.stop();
});

const calls = () => backend.requests.length;

it('closes the connection of a call whose page was left, and tells nobody', async () => {
  await router.navigate('/blog/one');
  await expect.poll(calls).toBe(1);
  await router.navigate('/');
  await backend.requests[0]!.closed;
  expect(told).toEqual([]);
});

it('closes it for the next page of the same kind, too', async () => {
  await router.navigate('/blog/one');
  await expect.poll(calls).toBe(1);
  await router.navigate('/blog/two');
  await expect.poll(calls).toBe(2);
  await backend.requests.find(({ url }) => url.endsWith('=one'))!.closed;
  await expect(stillOpen('two')).resolves.toBe(true);
});

it('leaves the call alone while the reader only thought of leaving', async () => {
  await router.navigate('/blog/one');
  void router.navigate('/slow');
  await router.navigate('/blog/one#comments');
  await expect.poll(calls).toBe(1);
  await expect(stillOpen('one')).resolves.toBe(true);
});

async function stillOpen(slug: string): Promise<boolean> {
  const { closed } = backend.requests.find(({ url }) => url.endsWith(`=${slug}`))!;
  return Promise.race([
    closed.then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, 150, true)),
  ]);
}
