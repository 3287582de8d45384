import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: 'src/server.ts',
    target: 'node22',
    rolldownOptions: { output: { entryFileNames: 'server.js', chunkFileNames: '[name]-[hash].js' } },
  },
});
