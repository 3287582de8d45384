import { defineConfig } from '@playwright/test';
import { engines } from './engines/test.ts';
import quick from './playwright.config.ts';

/** The pages in three engines; the quick suite uses only Chromium. */
const site = quick.projects![0]!.use!.baseURL!;

export default defineConfig<object, { site: string }>({
  ...quick,
  testDir: 'engines',
  // Three browsers in parallel on two cores would be slow and their tests unstable.
  workers: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  use: { site, baseURL: site },
  projects: engines.map((name) => ({ name })),
});
