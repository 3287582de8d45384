import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hang, json, startBackend } from './testing/backend.test-support.ts';
import { startSite } from './testing/site.ts';

let backend: Awaited<ReturnType<typeof startBackend>>;
const calls: unknown[] = [];

beforeEach(async () => {
  calls.length = 0;
  backend = await startBackend(saying(202));
});
afterEach(() => backend.stop());

/** Returns a backend that records requests and answers with a status. */
function saying(status: number): Parameters<typeof startBackend>[0] {
  return (request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      calls.push([request.url, JSON.parse(text)]);
      json({}, status)(request, response);
    });
  };
}

const site = (more: Record<string, string> = {}) =>
  startSite({ NEWSLETTER: '1', BACKEND_URL: backend.url, ...more });

const post = (
  url: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  fetch(`${url}/newsletter/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });
const signUp = { email: 'rosa@example.org', list: 'weekly', website: '' };

describe('a form of the newsletter', () => {
  it('leads a reader without scripts to the confirmation page, and puts no address into the URL', async () => {
    const answer = await post(await site(), 'sign-up', signUp);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter/sent']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(calls).toEqual([['/api/newsletter/sign-up', signUp]]);
  });

  it.each([
    ['sign-up', 202, 202, 'sent'],
    ['sign-up', 400, 400, 'wrong'],
    ['sign-up', 429, 429, 'busy'],
    ['sign-up', 404, 503, 'away'],
    ['sign-up', 500, 503, 'away'],
    ['confirm', 200, 200, 'confirmed'],
    ['confirm', 410, 410, 'ended'],
    ['leave', 200, 200, 'left'],
  ])('%s, answered with %i, is %i %s', async (call, said, status, step) => {
    backend.answerWith(saying(said));
    const url = await site();
    const forScript = await post(url, call, signUp, { accept: 'application/json' });
    expect([forScript.status, await forScript.json()]).toEqual([status, { status: step }]);
    const forReader = await post(url, call, signUp);
    expect(forReader.headers.get('location')).toBe(`/newsletter/${step}`);
    const page = await fetch(`${url}/newsletter/${step}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('content="noindex,nofollow"');
  });

  it('reports within three seconds that a hanging backend does not answer', async () => {
    backend.answerWith(hang);
    const answer = await post(await site(), 'sign-up', signUp);
    expect(answer.headers.get('location')).toBe('/newsletter/away');
  });

  it.each(['cross-site', 'same-site'])('of another site (%s) neither signs up nor confirms', async (from) => {
    const url = await site();
    for (const call of ['sign-up', 'confirm'])
      expect((await post(url, call, signUp, { 'sec-fetch-site': from })).status).toBe(403);
    expect(calls).toEqual([]);
  });

  it.each(['https://evil.example', 'http://localhost.evil.example', 'null', 'localhost'])(
    'with the Origin of another site (%s) neither signs up nor confirms',
    async (origin) => {
      const url = await site();
      for (const call of ['sign-up', 'confirm'])
        expect((await post(url, call, signUp, { origin })).status).toBe(403);
      expect(calls).toEqual([]);
    },
  );

  it('with the Origin of one of the site’s hosts, or of the requested host, signs up', async () => {
    const url = await site({ SITE_HOSTS: 'nest.example,www.nest.example' });
    for (const origin of ['https://www.nest.example', url])
      expect((await post(url, 'sign-up', signUp, { origin })).status).toBe(303);
    expect(calls).toHaveLength(2);
  });

  it('may be sent five times from an address, and then once a minute; pages are not affected', async () => {
    const url = await site({ RATE_LIMIT: '10' });
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await post(url, 'sign-up', signUp)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429]);
    expect(calls).toHaveLength(5);
    expect((await fetch(`${url}/newsletter/sent`)).status).toBe(200);
  });

  it('may be sent 20 times from an IPv6 network, however many addresses it has; other networks are not affected', async () => {
    const url = await site({ RATE_LIMIT: '10', TRUST_PROXY: '1' });
    const from = (address: string) =>
      post(url, 'sign-up', signUp, { 'x-forwarded-for': address, accept: 'text/html' });
    // In parallel, because it may send another one every 15 s.
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, number) => from(`2001:db8:1:${number.toString(16)}::1`)),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(20);
    const refused = answers.find(({ status }) => status !== 303)!;
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('Very many sign-ups came from your network');
    expect(calls).toHaveLength(20);
    for (const other of ['2001:db8:2::1', '192.0.2.1']) expect((await from(other)).status).toBe(303);
  });

  it.each<[string, number, RequestInit]>([
    [
      'longer than any form of ours',
      413,
      { body: new URLSearchParams({ ...signUp, website: 'x'.repeat(5000) }) },
    ],
    [
      'that is no form',
      400,
      { body: JSON.stringify(signUp), headers: { 'content-type': 'application/json' } },
    ],
    [
      'with a field longer than an address',
      400,
      { body: new URLSearchParams({ ...signUp, email: 'x'.repeat(401) }) },
    ],
  ])('%s is rejected with %i', async (_name, status, request) => {
    const answer = await fetch(`${await site()}/newsletter/sign-up`, { method: 'POST', ...request });
    expect(answer.status).toBe(status);
    expect(calls).toEqual([]);
  });
});

describe('the unsubscribe button of a mail client', () => {
  it('unsubscribes its reader by the token in the address, without a redirect', async () => {
    backend.answerWith(saying(200));
    const answer = await post(await site(), 'leave?token=abc', { 'List-Unsubscribe': 'One-Click' });
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(calls).toEqual([['/api/newsletter/leave', { token: 'abc', everything: false }]]);
  });

  it('is asked to retry while the backend is down', async () => {
    backend.answerWith(saying(500));
    expect((await post(await site(), 'leave?token=abc', { 'List-Unsubscribe': 'One-Click' })).status).toBe(
      503,
    );
  });
});

describe('a link in a letter', () => {
  it.each(['confirm', 'leave'])(
    'to %s shows a page with a button, and changes nothing by itself',
    async (step) => {
      const answer = await fetch(`${await site()}/newsletter/${step}?token=abc"><script>`);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toMatch(/name="token" value="abc&quot;&gt;&lt;script&gt;"/);
      expect(answer.headers.get('cache-control')).toMatch(/private|no-store/);
      // Requests for its files and links have no token in the Referer.
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin');
      expect(calls).toEqual([]);
    },
  );
});

it('a site without a newsletter has none of its pages and accepts no form', async () => {
  const url = await startSite({ BACKEND_URL: backend.url });
  expect((await post(url, 'sign-up', signUp)).status).toBe(405);
  expect((await fetch(`${url}/newsletter/sent`)).status).toBe(404);
  expect(calls).toEqual([]);
});
