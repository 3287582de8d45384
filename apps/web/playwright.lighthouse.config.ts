import { defineConfig } from '@playwright/test';
import quick from './playwright.config.ts';

/** Lighthouse on every page, one after the other: other load would count as the page's work. */
const [intent] = quick.projects!;

export default defineConfig({
  ...quick,
  workers: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/lighthouse.json' }]],
  projects: [{ ...intent, testIgnore: [], testMatch: /\/lighthouse\.spec\.ts$/ }],
});
