import { defineConfig } from '@playwright/test';
import quick, { eagerSpecs } from './playwright.config.ts';

/**
 * What does not fit the time of the test command: `*.long.spec.ts`, and every other spec on the build that starts at
 * once, too, where the test command runs what every page shares.
 */
const [intent, eager] = quick.projects!;

export default defineConfig({
  ...quick,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-long.json' }]],
  projects: [
    { ...intent, testIgnore: [], testMatch: /\.long\.spec\.ts$/ },
    ...(eager
      ? [
          {
            ...eager,
            testMatch: /\.spec\.ts$/,
            testIgnore: [
              eagerSpecs,
              /\/(?:lighthouse|start|start-command|backend-stopped|scripts|statement)\.spec\.ts$/,
            ],
          },
        ]
      : []),
  ],
});
