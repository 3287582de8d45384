import { fullBrowser } from '@daily-nest/site/browser-tests/reader';
import { freePort } from '@daily-nest/testing/free-port';
import { defineConfig } from '@playwright/test';
import quick from './playwright.config.ts';

/**
 * The tests that do not fit the daily run: `*.long.spec.ts`, tests tagged `@long`, and the readers' behavior
 * on the eager build, which must be the same as on the usual one.
 */
const [intent, title] = quick.projects!;
const servers = quick.webServer as Extract<typeof quick.webServer, unknown[]>;
// Workers load this file again, so the chosen port is passed on.
const port = (process.env['E2E_EAGER_PORT'] ??= String(await freePort()));

export default defineConfig({
  ...quick,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-long.json' }]],
  projects: [
    { ...intent, testIgnore: /\/design\//, testMatch: /\.long\.spec\.ts$/, grepInvert: [] },
    // Lengths of lines decide these; the shell draws text up to 6 % wider.
    {
      ...intent,
      name: 'design',
      testIgnore: [],
      testMatch: /\/design\/.*\.long\.spec\.ts$/,
      grepInvert: [],
      use: { ...intent!.use, ...fullBrowser },
    },
    { ...intent, name: 'tagged', grepInvert: [], grep: /@long/ },
    { ...title, grepInvert: [], grep: /@long/ },
    {
      name: 'eager',
      testMatch: /\.behavior\.spec\.ts$/,
      use: { baseURL: `http://localhost:${port}` },
    },
  ],
  webServer: [
    ...servers,
    {
      ...servers[1]!,
      command: 'pnpm exec daily-nest-site build && exec node build-eager/server/main.js',
      url: `http://127.0.0.1:${port}/healthz`,
      env: { ...servers[1]!.env, VITE_START: 'eager', PORT: port },
      timeout: 120_000,
    },
  ],
});
