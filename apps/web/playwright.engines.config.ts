import { defineConfig } from '@playwright/test';
import { engines } from './engines/test.ts';
import quick from './playwright.config.ts';

/** The pages in three engines: what each does with the same page, where the quick suite asks Chromium alone. */
const site = quick.projects![0]!.use!.baseURL!;

export default defineConfig<object, { site: string }>({
  ...quick,
  testDir: 'engines',
  // Three browsers at once on two cores would each be slow, and their tests unsteady.
  workers: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  use: { site, baseURL: site },
  projects: engines.map((name) => ({ name })),
});
