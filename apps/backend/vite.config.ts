import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node22',
    rolldownOptions: {
      // The server, and what it starts by its file: the thread that parses feeds, the process that decodes pictures.
      input: ['src/server.ts', 'src/feeds/parse-worker.ts', 'src/pictures/convert-process.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
