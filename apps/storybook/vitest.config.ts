import { shellLaunch } from '@daily-nest/testing/chromium';
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
          // One page per worker instead of per file: loading Storybook again took as long as the stories.
          isolate: false,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: shellLaunch() }),
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
          // After the stories, because taking pictures needs both cores.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
