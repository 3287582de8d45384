import { globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backendOf } from '../scripts/backend.ts';
import { freePort } from '@daily-nest/testing/free-port';
import { defineConfig } from '@playwright/test';
import type { Budget } from './budgets.ts';
import { fullBrowser, reader } from './reader.ts';

interface Title {
  /** The folder whose build/ is tested. */
  folder: string;
  /** The name at the end of each page's title. */
  name: string;
  /** The language of its pages. @default 'en-US' */
  locale?: string;
  /** Sizes above every title's budget, by path. Give the reason beside each. */
  over?: Record<string, Partial<Budget>>;
}

/**
 * Returns Playwright's configuration for a title: its built site with the real backend, on free ports and an
 * empty data folder.
 */
export async function titleTests({ folder, name, locale = 'en-US', over = {} }: Title) {
  process.env['TITLE_NAME'] = name;
  process.env['TITLE_LOCALE'] = locale;
  process.env['TITLE_OVER'] = JSON.stringify(over);
  process.env['TITLE_POSTS'] = String(globSync('posts/*.md', { cwd: folder }).length);
  process.env['TITLE_BUILD'] = join(folder, 'build');
  // Workers load this again, so the chosen ports are passed on.
  const chosen = (process.env['TITLE_CHOSEN'] ??= JSON.stringify({
    backend: String(await freePort()),
    web: String(await freePort()),
    data: mkdtempSync(join(tmpdir(), 'title-e2e-')),
  }));
  const { backend, web, data } = JSON.parse(chosen) as Record<'backend' | 'web' | 'data', string>;
  const quiet = { LOG_LEVEL: 'error', NODE_ENV: 'production', RATE_LIMIT: '0' };
  const own = await backendOf(folder);
  if (!own) throw new Error(`${folder} does not depend on @daily-nest/backend, whose posts the pages show.`);
  const stop = { gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 } } as const;
  return defineConfig({
    testDir: fileURLToPath(new URL('.', import.meta.url)),
    outputDir: join(folder, 'test-results/playwright'),
    fullyParallel: true,
    workers: 2,
    forbidOnly: Boolean(process.env['CI']),
    timeout: 60_000,
    reporter: [['list'], ['json', { outputFile: join(folder, 'test-results/e2e.json') }]],
    use: { ...reader, ...fullBrowser, locale, baseURL: `http://localhost:${web}` },
    webServer: [
      {
        command: 'node dist/server.js',
        cwd: dirname(dirname(own.file)),
        url: `http://127.0.0.1:${backend}/readyz`,
        env: { ...quiet, ...own.env, PORT: backend, DATA_DIR: data, NODE_OPTIONS: '' },
        ...stop,
      },
      {
        command: 'node build/server/main.js',
        cwd: folder,
        url: `http://127.0.0.1:${web}/healthz`,
        env: { ...quiet, PORT: web, BACKEND_URL: `http://127.0.0.1:${backend}`, NODE_OPTIONS: '' },
        ...stop,
      },
    ],
  });
}
