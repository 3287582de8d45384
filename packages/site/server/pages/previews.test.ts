import { afterAll, beforeAll, expect, it } from 'vitest';
import { blog, json, startBackend } from '../testing/backend.test-support.ts';
import { openSite } from '../testing/site.ts';

const draft = {
  slug: 'how-to-fold-a-map',
  post: {
    metaTitle: 'How to <fold> a map',
    metaDescription: 'No wind.',
    blog: '# Begin\n\nFold it </script><script>alert(1)</script>.',
    date: '2026-11-27',
    shortTailKeywords: '',
    longTailKeywords: '',
  },
  related: { pulled: [], related: [], ages: [] },
  desk: ['https://desk.example'],
};

let backend: Awaited<ReturnType<typeof startBackend>>;
let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  backend = await startBackend(blog);
  site = await openSite({ BACKEND_URL: backend.url });
});
afterAll(() => Promise.all([site.close(), backend.stop()]));

async function preview(answer: Parameters<typeof backend.answerWith>[0], path = '/preview/a.b.c') {
  backend.answerWith(answer);
  const got = await fetch(site.url + path);
  return { status: got.status, headers: got.headers, text: await got.text() };
}

it('is the page of the post with the draft in it, for the desk alone and stored by nobody', async () => {
  const before = backend.requests.length;
  const { status, headers, text } = await preview(json(draft));
  expect(status).toBe(200);
  expect(text).toContain('How to &lt;fold&gt; a map</h1>');
  expect(text).toMatch(/<h2[^>]*>(<[^>]*>)*Begin/);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toContain('frame-ancestors https://desk.example;');
  const [asked] = backend.requests.slice(before);
  expect([asked!.url, asked!.headers.authorization]).toEqual(['/api/preview', 'Bearer a.b.c']);
});

it('runs one script, which only the desk needs', async () => {
  const { headers, text } = await preview(json(draft));
  const scripts = text.match(/<script\b[^>]*>/g)!.filter((tag) => !tag.includes('ld+json'));
  const [, nonce] = /'nonce-([\w-]+)'/.exec(headers.get('content-security-policy')!)!;
  expect(scripts).toEqual([`<script nonce="${nonce}">`]);
  expect(text).not.toContain('<script>alert');
  expect(text).not.toContain('modulepreload');
});

it('is by day or by night as the desk asks', async () => {
  expect((await preview(json(draft), '/preview/a.b.c?scheme=dark')).text).toMatch(
    /<html [^>]*data-scheme="dark"/,
  );
  expect((await preview(json(draft), '/preview/a.b.c?scheme="><b>')).text).not.toContain('data-scheme="');
});

it('shows a draft without words, and one at a former address of a merged post', async () => {
  const empty = { ...draft, slug: '', post: { ...draft.post, metaTitle: '', metaDescription: '', blog: '' } };
  expect((await preview(json(empty))).text).toContain('Untitled</h1>');
  const { text } = await preview(json({ ...draft, slug: 'a-fever-at-three-in-the-morning' }));
  expect(text).toContain('How to &lt;fold&gt; a map</h1>');
});

it.each([
  [404, '/preview/a.b.c', json({ error: { code: 'not_found', message: 'No.' } }, 404)],
  [404, '/preview/a/b', json(draft)],
  [404, `/preview/${'a'.repeat(1500)}`, json(draft)],
  [503, '/preview/a.b.c', json({ error: {} }, 500)],
  [503, '/preview/a.b.c', json({ ...draft, desk: ["https://desk.example; script-src 'unsafe-inline'"] })],
  [503, '/preview/a.b.c', json('no draft')],
] as const)('says %i in a sentence at %s', async (status, path, answer) => {
  const got = await preview(answer, path);
  expect([got.status, got.headers.get('cache-control')]).toEqual([status, 'no-store']);
  expect(got.text).toMatch(/^(This preview has ended|The preview cannot be shown)/);
});
