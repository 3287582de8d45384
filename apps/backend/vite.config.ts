import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node22',
    rolldownOptions: {
      // The server, the command for posts, and the programs that it starts by file name: the thread that parses feeds and the process
      // that decodes pictures.
      input: ['src/server.ts', 'src/cli.ts', 'src/feeds/parse-worker.ts', 'src/pictures/convert-process.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
