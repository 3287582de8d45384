import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { named, select, storedColumns } from './columns.ts';
import { BackupError, type Head, type Kind, type Row, tablesOf } from './format.ts';

/** Throws if the file has columns that this release does not know. */
export async function refuseLater(db: Db, kind: Kind, { columns }: Head, file: string): Promise<void> {
  for (const table of tablesOf(kind)) {
    const known = new Set(await storedColumns(db, table));
    const unknown = columns[table.name]?.find((column) => !known.has(column));
    if (unknown !== undefined)
      throw new BackupError(
        `${file} is from a later release (it has ${table.name}.${unknown}): restore it with that release.`,
      );
  }
}

/** Inserts rows with their ids; columns that the file lacks get their defaults. */
export async function insertRows(
  db: Db,
  kind: Kind,
  { table: name, rows }: { table: string; rows: Row[] },
  { columns }: Head,
): Promise<void> {
  const table = tablesOf(kind).find((one) => one.name === name)!;
  const of = columns[name] ?? [];
  const into = named(table);
  const names = sql.join(
    of.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const fromFile = of.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`);
  const conflict =
    table.conflict === undefined
      ? sql``
      : sql`on conflict (${sql.identifier(table.conflict)}) do update set ${sql.join(fromFile, sql`, `)}`;
  const stored = await select(
    db,
    sql`insert into ${into} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)
      ${conflict} returning 1`,
  );
  if (stored.length !== rows.length) throw new BackupError(`A row of ${name} could not be restored.`);
}
