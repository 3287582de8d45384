import { expect, it } from 'vitest';
import { json, startBackend } from './testing/backend.test-support.ts';
import { runUntilItAnswers } from './testing/web-process.ts';

/** Data that a reader might reveal, each a unique word. */
const reader = {
  'x-forwarded-for': '198.51.100.77',
  cookie: 'visit=crumbs',
  authorization: 'Bearer readers-own',
  referer: 'https://forum.example/whooping-cough',
  'user-agent': 'ReaderPhone/7',
};
const slips = /198\.51|crumbs|readers-own|whooping|ReaderPhone|colic|rosa|s3cret/i;

const asked = [
  '/search?q=colic',
  '/search.data?q=colic',
  '/search/suggestions?q=colic',
  '/articles?q=colic',
  '/faq?q=colic',
  '/blog?page=1&from=colic',
  '/blog/some-post?to=colic',
  '/cards/posts/some-post.png?of=colic',
  '/sitemap.xml?colic',
  '/api/search?domain=localhost&q=colic',
  '/functions/v1/get_details?slug=colic',
  `/about?${'colic'.repeat(2_000)}`,
];

it.each<[string, Parameters<typeof startBackend>[0]]>([
  ['fails', json({ error: 'colic' }, 500)],
  ['says nothing that can be read', (_request, response) => response.end('<p>colic')],
  ['hangs up', (request) => request.socket.destroy()],
])('the log contains no reader data while the backend %s', async (_name, answer) => {
  const backend = await startBackend(answer);
  const web = await runUntilItAnswers({
    BACKEND_URL: backend.url,
    NEWSLETTER: '1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'trace',
  });
  const { url } = web;
  for (const path of asked) await (await fetch(url + path, { headers: reader })).text();
  const form = (fields: Record<string, string>): RequestInit => ({
    method: 'POST',
    headers: reader,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  await fetch(`${url}/newsletter/sign-up`, form({ email: 'rosa@nest.example', list: 'weekly' }));
  await fetch(`${url}/newsletter/confirm`, form({ token: 's3cret' }));
  await fetch(`${url}/newsletter/leave?token=s3cret`, form({ 'List-Unsubscribe': 'One-Click' }));
  const report = JSON.stringify({ kind: 'error', name: 'colic', at: 'colic', section: 'search' });
  await fetch(`${url}/client-errors`, { method: 'POST', headers: reader, body: report });

  const paths = () => web.logs().flatMap(({ path }) => (typeof path === 'string' ? [path] : []));
  await expect
    .poll(paths)
    .toEqual(expect.arrayContaining(['/search', '/newsletter/leave', '/client-errors']));
  expect(JSON.stringify(web.logs())).not.toMatch(slips);
  expect(web.stderr()).toBe('');
  await backend.stop();
});
