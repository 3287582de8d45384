import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2022',
    minify: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        'adapters/index': 'src/adapters/index.ts',
        'adapters/systems': 'src/adapters/systems.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: { external: ['ky', 'htmlparser2'], output: { entryFileNames: '[name].js' } },
  },
});
