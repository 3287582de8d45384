/** A build step that creates the empty database which a first start copies. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from './migrations-folder.ts';
import { extensions } from './pglite.ts';
import { writeTemplate } from './template.ts';

const client = new PGlite({ extensions });
await migrate(drizzle({ client }), { migrationsFolder });
await writeTemplate(client);
await client.close();
