import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2022',
    minify: false,
    lib: { entry: { index: 'src/index.ts' }, formats: ['es'] },
    rolldownOptions: { external: ['ky'], output: { entryFileNames: '[name].js' } },
  },
});
