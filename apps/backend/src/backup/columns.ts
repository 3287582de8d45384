import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { TableName } from './format.ts';

/** The columns of a table that hold something of their own; those that the database works out are left out. */
export async function storedColumns(db: Db, table: TableName): Promise<string[]> {
  const rows = await select<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
      order by ordinal_position`,
  );
  return rows.map(({ name }) => name);
}

/** The rows of a query. Both drivers put them into a field of this name, which the common type does not say. */
export async function select<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  const result: unknown = await db.execute(query);
  return (result as { rows: Row[] }).rows;
}
