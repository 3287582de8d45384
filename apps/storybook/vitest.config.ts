import { chromiumLaunch } from '@daily-nest/testing/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [storybookTest({ configDir: new URL('.storybook', import.meta.url).pathname })],
        test: {
          name: 'stories',
          // A page for each worker instead of one for each file: loading Storybook anew took as long as the stories.
          isolate: false,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
      {
        test: {
          name: 'gallery',
          include: ['gallery/*.test.ts'],
          exclude: ['gallery/*.long.test.ts'],
          globalSetup: ['gallery/build.ts'],
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 60_000,
          // After the stories: what takes pictures wants the cores to itself.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
