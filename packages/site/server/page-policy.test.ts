import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blog, startBackend } from './testing/backend.test-support.ts';
import { buildFolder, loadServer } from './testing/built-server.ts';
import { openSite, startSite } from './testing/site.ts';

let backend: Awaited<ReturnType<typeof startBackend>>;
/** Tests only read from it. */
let url: string;
beforeAll(async () => {
  backend = await startBackend(blog);
  const site = await openSite({ BACKEND_URL: backend.url });
  url = site.url;
  return async () => {
    await site.close();
    await backend.stop();
  };
});

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

async function read(address: string) {
  const answer = await fetch(address);
  const html = await answer.text();
  const policy = answer.headers.get('content-security-policy')!;
  const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, , attributes]) => !attributes!.includes('ld+json'))
    .map(([, , attributes, text]) => ({ attributes: attributes!, text: text! }));
  return { html, policy, inline, nonce: /'nonce-([^']+)'/.exec(policy)?.[1] };
}

/** Returns elements with a style or script attribute, which our policy does not allow. */
const withAttributes = (html: string) =>
  html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '').match(/<[^<>]* (?:style|on\w+)=[^<>]*>/g) ?? [];

/** One page of each kind: prerendered, cached, for one reader, and errors. */
const kinds = [
  '/',
  '/radio',
  '/articles/a-fever-at-three-in-the-morning',
  '/local-news',
  '/blog',
  '/blog/post-1-1',
  '/walls/sports',
  '/search?q=sleep',
  '/faq?q=sleep',
  '/articles?q=sleep',
  '/nowhere',
  '/blog/gone',
];

it.each([
  ['https://project.supabase.co', /img-src [^;]* https:/],
  ['http://backend.internal:8787', /img-src 'self' \S+ data:/],
])('allows pictures of other servers if posts of %s may show them', async (BACKEND_URL, images) => {
  // Prerendered: no backend is called.
  const { policy } = await read(`${await startSite({ BACKEND_URL })}/about`);
  expect(policy).toMatch(images);
});

describe.each(kinds)('%s', (path) => {
  it('allows exactly its own scripts and styles, by hash or by nonce', async () => {
    const { html, policy, inline, nonce } = await read(url + path);
    expect(policy).not.toContain('unsafe');
    expect(inline.length).toBeGreaterThan(1);
    for (const { attributes, text } of inline) {
      if (nonce) expect(attributes).toContain(`nonce="${nonce}"`);
      else expect(policy).toContain(hash(text));
    }
    expect(Boolean(nonce)).toBe(path.includes('?'));
    if (!nonce) expect(html.includes(' nonce="')).toBe(false);
    const allowed = new Set(inline.map(({ text }) => hash(text)));
    expect(policy.match(/'sha256-[^']+'/g) ?? []).toHaveLength(nonce ? 0 : allowed.size);
    expect(withAttributes(html)).toEqual([]);
  });
});

it.each(kinds)('%s restricts the windows that it opens, and its frames', async (path) => {
  const { headers } = await fetch(url + path);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\)/);
});

/** Markup that a mistake in a template would let through. */
const evil = '<script>evil()</script><style>p{color:red}</style>';
const folder = mkdtempSync(join(tmpdir(), 'daily-nest-policy-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('injected markup', () => {
  let poisoned: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    const built = await loadServer();
    const { default: handle } = built.entry.module;
    const build: ServerBuild = {
      ...built,
      entry: {
        module: {
          ...built.entry.module,
          async default(...given: Parameters<typeof handle>) {
            const answer = await handle(...given);
            return new Response((await answer.text()).replace('</main>', `${evil}</main>`), answer);
          },
        },
      },
    };
    poisoned = await openSite({ BACKEND_URL: backend.url }, { build });
    return () => poisoned.close();
  });

  it.each(kinds.filter((path) => !/^\/(?:radio|local-news|articles\/.*)?$/.test(path)))(
    'is not allowed by %s, which the server renders',
    async (path) => {
      await refuses(poisoned.url + path);
    },
  );

  it('is not allowed by a prerendered page', async () => {
    cpSync(`${buildFolder}/server`, join(folder, 'server'), {
      recursive: true,
      filter: (name) => name.endsWith('/worker.js') || !/\.js$|assets/.test(name),
    });
    const page = join(folder, 'client/about/index.html');
    mkdirSync(dirname(page), { recursive: true });
    const html = readFileSync(`${buildFolder}/client/about/index.html`, 'utf8');
    writeFileSync(page, html.replace('</main>', `${evil}</main>`));
    const own = await startSite({ BACKEND_URL: backend.url }, { folder: join(folder, 'client') });
    await refuses(`${own}/about`);
  });
});

async function refuses(address: string) {
  const { html, policy, nonce } = await read(address);
  expect(html.includes(evil)).toBe(true);
  expect(policy).not.toContain(hash('evil()'));
  expect(policy).not.toContain(hash('p{color:red}'));
  if (!nonce) expect(policy.match(/'sha256-/g)!.length).toBeGreaterThan(1);
}

it('never leaves a style attribute in a prerendered page', () => {
  const pages = readdirSync(`${buildFolder}/client`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(40);
  for (const name of pages)
    expect(withAttributes(readFileSync(`${buildFolder}/client/${name}`, 'utf8')), name).toEqual([]);
});
