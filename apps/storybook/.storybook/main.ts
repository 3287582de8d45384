import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { showCode } from '../src/code/show-code.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../docs/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../desk/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: ['../public', { from: '../../../packages/ui/llms.txt', to: '/llms.txt' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The TypeScript-based parser does not run with TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), showCode()],
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      // These support `:dir()`. Older ones would get a list of languages, so that English from right to left
      // would have the wrong arrows.
      cssTarget: ['chrome120', 'edge120', 'firefox120', 'safari17.2'],
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // 'use client' has no meaning in a browser bundle.
        onLog: (level, log, print) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'PLUGIN_TIMINGS') print(level, log);
        },
      },
    },
  }),
};

export default config;
