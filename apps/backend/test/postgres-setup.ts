import type { TestProject } from 'vitest/node';
import { openPostgres } from '../src/db/postgres.ts';
import { createDatabase, startPostgres } from '@daily-nest/testing/postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Postgres server of this run; undefined if there is none. */
    postgresUrl: string | undefined;
    /** The name of a migrated, empty database on it, for copies. */
    postgresTemplate: string | undefined;
  }
}

/** Starts one Postgres server for the run. Each suite uses its own database on it. */
export default async function setup(project: TestProject) {
  const server = await startPostgres();
  project.provide('postgresUrl', server?.url);
  process.stdout.write(
    server
      ? `Postgres for the tests: ${server.origin}\n`
      : 'No Postgres was found: its half of the suites is not run.\n',
  );
  const template = server && (await createDatabase(server.url));
  if (template) await (await openPostgres(template.url, {})).close();
  project.provide('postgresTemplate', template?.name);
  return async () => {
    await template?.drop();
    await server?.stop();
  };
}
