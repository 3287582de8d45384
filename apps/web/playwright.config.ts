import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reader } from '@daily-nest/site/browser-tests/reader';
import { freePort } from '@daily-nest/testing/free-port';
import { defineConfig } from '@playwright/test';

/**
 * The daily tests: the built site with the real backend, on free ports and an empty data folder.
 * `playwright.long.config.ts` runs `*.long.spec.ts` and tests tagged `@long`, and the behavior of the eager
 * build.
 */

// The title under test.
process.env['TITLE_NAME'] = 'The Daily Nest';
process.env['TITLE_POSTS'] = '32';
process.env['TITLE_BUILD'] = fileURLToPath(new URL(process.env['E2E_BUILD'] ?? 'build', import.meta.url));

// Workers load this file again, so the chosen ports are passed on.
const chosen = (process.env['E2E_CHOSEN'] ??= JSON.stringify({
  backend: String(await freePort()),
  web: String(await freePort()),
  data: mkdtempSync(join(tmpdir(), 'daily-nest-e2e-')),
}));
const { backend, web, data } = JSON.parse(chosen) as Record<string, string>;
const backendUrl = `http://127.0.0.1:${backend}`;
// For sites that a test starts beside the one of the run.
process.env['E2E_BACKEND_URL'] = backendUrl;
/** The build under test, if it is not the default one. */
const folder = process.env['E2E_BUILD'] ?? 'build';
// All browsers of a run have one address; the rate limit has its own tests.
const quiet = { LOG_LEVEL: 'error', NODE_ENV: 'production', RATE_LIMIT: '0' };
const stop = { gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 } } as const;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  snapshotPathTemplate: '{testDir}/scripts/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: reader,
  projects: [
    {
      name: 'intent',
      testIgnore: /\.long\.spec\.ts$|\/lighthouse\.spec\.ts$/,
      grepInvert: /@long/,
      use: { baseURL: `http://localhost:${web}` },
    },
    // The links, which every title's tests check. The other pages are in e2e/pages, which is specific to this
    // title.
    {
      name: 'title',
      testDir: '../../packages/site/browser-tests',
      testMatch: /\/links\.spec\.ts$/,
      grepInvert: /@long/,
      use: { baseURL: `http://localhost:${web}` },
    },
  ],
  webServer: [
    {
      // Compiles PGlite quickly instead of well.
      command: 'node --liftoff-only dist/server.js',
      cwd: '../backend',
      url: `${backendUrl}/readyz`,
      env: { ...quiet, PORT: backend!, DATA_DIR: data! },
      ...stop,
    },
    {
      command: `node ${folder}/server/main.js`,
      url: `http://127.0.0.1:${web}/healthz`,
      env: { ...quiet, PORT: web!, BACKEND_URL: backendUrl },
      ...stop,
    },
  ],
});
