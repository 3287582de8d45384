import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { tablesOf } from './format.ts';

export type Table = ReturnType<typeof tablesOf>[number];

/** The name of a table in a query. */
export function named({ schema, name }: Table): SQL {
  return schema ? sql`${sql.identifier(schema)}.${sql.identifier(name)}` : sql`${sql.identifier(name)}`;
}

/** The columns of a table without its generated columns. */
export async function storedColumns(db: Db, { schema, name }: Table): Promise<string[]> {
  const rows = await select<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns
      where table_schema = ${schema ?? sql`current_schema()`} and table_name = ${name} and is_generated = 'NEVER'
      order by ordinal_position`,
  );
  return rows.map((row) => row.name);
}

/** The rows of a query. Both drivers have this field, but their common type does not. */
export async function select<Row>(db: Db, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  return (result as { rows: Row[] }).rows;
}
