/**
 * `node --watch dev.ts`: an edit replaces the app, while the port and the database stay open, because opening
 * PGlite is slow. Node restarts the process when a file changes that it has loaded itself: files of the
 * database and of the start.
 */
import { join } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import { describeError } from './db/describe-error.ts';
import { packageRoot } from './package-root.ts';
import type { runApp } from './run-app.ts';
import { start } from './start.ts';

/** Editors write a file in several steps. */
const settleMs = 30;

const vite = await createServer({
  configFile: false,
  root: join(packageRoot, 'src'),
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
const load = () => runner.import<{ runApp: typeof runApp }>('/run-app.ts');

await start(async (services) => {
  let replaced = new AbortController();
  const run = (loaded: Awaited<ReturnType<typeof load>>) => {
    replaced.abort();
    replaced = new AbortController();
    return loaded.runApp({ ...services, stopping: AbortSignal.any([services.stopping, replaced.signal]) });
  };
  let app = run(await load());

  const replace = async () => {
    runner.clearCache();
    try {
      app = run(await load());
    } catch (error) {
      // The last version that loaded stays in use until the file is fixed.
      process.stderr.write(`The backend goes on as it was: ${describeError(error).message}\n`);
    }
  };
  let replacing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      replacing = replacing.then(replace);
    }, settleMs);
  });
  return { fetch: (...request) => app.fetch(...request), stopped: () => app.stopped() };
});
