import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server for this run's databases; undefined where no Postgres could be found. */
    postgresUrl: string | undefined;
  }
}

/** One Postgres server for the run; every test file makes databases of its own on it. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide('postgresUrl', server?.url);
  process.stdout.write(
    server
      ? `Postgres for the tests: ${server.origin}\n`
      : 'No Postgres was found: its half of the suites is not run.\n',
  );
  return () => server?.stop();
}
