import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node22',
    rolldownOptions: {
      // The server, and the thread that parses feeds, which it starts by its file.
      input: ['src/server.ts', 'src/feeds/parse-worker.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
