import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: 'test/postgres-setup.ts',
    setupFiles: 'test/cheap-passwords.ts',
    // A test starts several processes, or stops Postgres fifty times, which takes long on a busy machine.
    // Times that matter to readers are asserted separately.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Polled state belongs to other processes and sockets, which on a busy machine take longer than Vitest's
    // second.
    expect: { poll: { timeout: 10_000 } },
    // Each file with PGlite takes half a gigabyte.
    maxWorkers: 2,
    // Compiles PGlite quickly instead of well, because no file runs long enough to gain from the other.
    execArgv: ['--liftoff-only'],
  },
});
