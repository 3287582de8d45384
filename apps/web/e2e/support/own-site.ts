import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@daily-nest/testing/free-port';
import type { Server } from '@daily-nest/testing/node-process';
import { runCli, startBackend as start, startTitle } from './processes.ts';

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
  if (own.posts) await importPosts(own.posts, data);
  const invited =
    own.invite === undefined
      ? ''
      : await runCli('src/desk/cli.ts', ['invite', own.invite], {
          DATA_DIR: data,
          BACKEND_PORT: String(backendPort),
        });
  // The desk has to know the site before the site is there.
  const sitePort = settings['PORT'] ?? String(await freePort());
  const startBackend = () =>
    start({
      PORT: String(backendPort),
      DATA_DIR: data,
      ...(own.invite !== undefined && { SITE_URL: `http://localhost:${sitePort}` }),
      ...own.settings,
    });
  let backend = await startBackend();
  const copies: Server[] = [];
  const startCopy = async (changed: Record<string, string>, build?: string) => {
    const copy = await startTitle('web', { BACKEND_URL: backend.url, ...changed }, build);
    copies.push(copy);
    return `http://localhost:${copy.port}`;
  };
  return {
    url: await startCopy({ ...settings, PORT: sitePort }),
    backendUrl: backend.url,
    /** The link of the invitation. */
    invitation: /^http\S+$/m.exec(invited)?.[0] ?? '',
    /** Starts another site from the same build, on the same backend. Returns its address. */
    startCopy,
    /** Stops all sites. They can be started again at their former address: `startCopy({ PORT })`. */
    stopCopies: () => Promise.all(copies.splice(0).map((copy) => copy.stop())),
    /** Pauses all sites (SIGSTOP): requests are neither answered nor refused until `goOn`. */
    hold: () => copies.forEach((copy) => copy.signal('SIGSTOP')),
    goOn: () => copies.forEach((copy) => copy.signal('SIGCONT')),
    stopBackend: () => backend.stop(),
    /** Runs `pnpm letter` on the backend's database, which must not be in use. */
    letter: (...words: string[]) => runCli('src/mail/cli.ts', words, { DATA_DIR: data, ...own.settings }),
    async startBackend() {
      backend = await startBackend();
    },
    async stop() {
      await Promise.all([...copies, backend].map((server) => server.stop()));
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Starts a site from the build with settings of its own, on the backend of the run if they name no other. */
export async function startSite(settings: Record<string, string>) {
  const site = await startTitle('web', { BACKEND_URL: process.env['E2E_BACKEND_URL']!, ...settings });
  return { url: `http://localhost:${site.port}`, stop: () => site.stop() };
}

async function importPosts(posts: string[], data: string) {
  const files = posts.map((text, place) => {
    const file = join(data, `post-${place}.md`);
    writeFileSync(file, text);
    return file;
  });
  await runCli('src/cli.ts', ['import', ...files], { DATA_DIR: data });
}
