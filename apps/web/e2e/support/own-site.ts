import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@daily-nest/testing/free-port';
import { ready, runCli, start, stop } from './processes.ts';

interface OwnBackend {
  /** Posts as Markdown files, instead of the seed posts. */
  posts?: string[];
  /** Whoever is invited to the desk before the backend starts. */
  invite?: string;
  settings?: Record<string, string>;
}

/** Starts a backend and a site for one test, for effects that other tests would notice. */
export async function startOwnSite(settings: Record<string, string> = {}, own: OwnBackend = {}) {
  const backendPort = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'daily-nest-own-'));
  if (own.posts) importPosts(own.posts, data);
  const invited =
    own.invite === undefined
      ? ''
      : runCli('src/desk/cli.ts', ['invite', own.invite], {
          DATA_DIR: data,
          BACKEND_PORT: String(backendPort),
        });
  // The desk has to know the site before the site is there.
  const sitePort = settings['PORT'] ?? String(await freePort());
  const startBackend = async () => {
    const child = start('backend', 'dist/server.js', {
      PORT: String(backendPort),
      DATA_DIR: data,
      ...(own.invite !== undefined && { SITE_URL: `http://localhost:${sitePort}` }),
      ...own.settings,
    });
    await ready(`http://127.0.0.1:${backendPort}/readyz`);
    return child;
  };
  let backend = await startBackend();
  const copies: ChildProcess[] = [];
  const startCopy = async (changed: Record<string, string>, folder = process.env['E2E_BUILD'] ?? 'build') => {
    const port = changed['PORT'] ?? String(await freePort());
    copies.push(
      start('web', `${folder}/server/main.js`, {
        PORT: port,
        RATE_LIMIT: '0',
        BACKEND_URL: `http://127.0.0.1:${backendPort}`,
        ...changed,
      }),
    );
    await ready(`http://127.0.0.1:${port}/healthz`);
    return `http://localhost:${port}`;
  };
  return {
    url: await startCopy({ ...settings, PORT: sitePort }),
    backendUrl: `http://127.0.0.1:${backendPort}`,
    /** The link of the invitation. */
    invitation: /^http\S+$/m.exec(invited)?.[0] ?? '',
    /** Starts another site from the same build, on the same backend. Returns its address. */
    startCopy,
    /** Stops all sites. They can be started again at their former address: `startCopy({ PORT })`. */
    stopCopies: () => Promise.all(copies.splice(0).map(stop)),
    /** Pauses all sites (SIGSTOP): requests are neither answered nor refused until `goOn`. */
    hold: () => copies.forEach((copy) => copy.kill('SIGSTOP')),
    goOn: () => copies.forEach((copy) => copy.kill('SIGCONT')),
    stopBackend: () => stop(backend),
    /** Runs `pnpm letter` on the backend's database, which must not be in use. */
    letter: (...words: string[]) => runCli('src/mail/cli.ts', words, { DATA_DIR: data, ...own.settings }),
    async startBackend() {
      backend = await startBackend();
    },
    async stop() {
      await Promise.all([...copies, backend].map(stop));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Starts a site from the build, with a backend from the settings. */
export async function startSite(settings: Record<string, string>) {
  const port = String(await freePort());
  const site = start('web', `${process.env['E2E_BUILD'] ?? 'build'}/server/main.js`, {
    PORT: port,
    RATE_LIMIT: '0',
    ...settings,
  });
  await ready(`http://127.0.0.1:${port}/healthz`);
  return { url: `http://localhost:${port}`, stop: () => stop(site) };
}

function importPosts(posts: string[], data: string) {
  const files = posts.map((text, place) => {
    const file = join(data, `post-${place}.md`);
    writeFileSync(file, text);
    return file;
  });
  runCli('src/cli.ts', ['import', ...files], { DATA_DIR: data });
}
