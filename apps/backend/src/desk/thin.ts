import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { auditLog, pieces, versions } from '../db/desk-schema.ts';

/** How many versions one statement removes, so that it ends in time. */
const atOnce = 500;

/**
 * Removes versions that typing has left. All of the last day stay; before it, of each hour, and after eight days of each day, the last
 * and the largest of each person, so that a text that was deleted within the hour is still there. The first and the newest version stay for
 * good, and so do those that were published or are planned, came from the site, or have a text that the piece has at another hour, too, as
 * those that somebody took again. Answers how many are gone.
 */
export async function thinVersions(db: Db, now = sql`now()`): Promise<number> {
  const daysAgo = (days: number) => sql`${now} - make_interval(days => ${days})`;
  let gone = 0;
  for (let removed = atOnce; removed === atOnce; gone += removed) {
    const rows = await db
      .delete(versions)
      .where(
        sql`(${versions.pieceId}, ${versions.number}) in (
          select v.piece_id, v.number
          from (
            select piece_id, number, fields, saved_at,
              row_number() over (part order by number desc) as from_last,
              row_number() over (part order by pg_column_size(fields) desc, number desc) as from_largest
            from ${versions}
            where saved_at < ${daysAgo(1)} and saved_by is not null
            window part as (partition by piece_id, saved_by, saved_at < ${daysAgo(8)},
              date_trunc(case when saved_at < ${daysAgo(8)} then 'day' else 'hour' end, saved_at, 'UTC'))
          ) v join ${pieces} p on p.id = v.piece_id
          where v.from_last > 1 and v.from_largest > 1 and v.number > 1
            and v.number <> p.version
            and v.number is distinct from p.published_version
            and v.number is distinct from p.scheduled_version
            and not exists (
              select 1 from ${auditLog} l
              where l.action = 'piece published' and l.target = v.piece_id::text
                and l.details ->> 'version' = v.number::text)
            and not exists (
              select 1 from ${versions} e
              where e.piece_id = v.piece_id
                and abs(extract(epoch from e.saved_at - v.saved_at)) > 3600
                -- Compares sizes first and texts then, without reading every text for a hash of it.
                and pg_column_size(e.fields) = pg_column_size(v.fields) and not e.fields <> v.fields)
          limit ${atOnce})`,
      )
      .returning({ number: versions.number });
    removed = rows.length;
  }
  return gone;
}

/** Makes one row of the log of all saves of one person in one piece within an hour, once it has ended. */
export async function foldSaves(db: Db, now = sql`now()`): Promise<void> {
  await db.execute(
    sql`with saves as (
      select id, min(id) over part as first, count(*) over part as rows,
        sum(coalesce((details ->> 'saves')::int, 1)) over part as saves,
        max((details ->> 'version')::int) over part as version
      from ${auditLog}
      where action = 'piece saved' and at < date_trunc('hour', ${now}, 'UTC')
      window part as (partition by person_id, target, date_trunc('hour', at, 'UTC'))
    ), gone as (
      delete from ${auditLog} where id in (select id from saves where id > first)
    )
    update ${auditLog} set details = jsonb_build_object('saves', s.saves, 'version', s.version)
    from saves s where audit_log.id = s.id and s.id = s.first and s.rows > 1`,
  );
}
