import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns } from 'drizzle-orm';
import { Pool } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { posts } from '../src/db/schema.ts';
import type { PostRecord } from '../src/posts/post.ts';
import type { MakePost } from './posts.ts';

const batchSize = 10_000;
const connections = 2;
const columns = getTableColumns(posts);
const fields = [
  'domain',
  'slug',
  'title',
  'description',
  'body',
  'date',
  'topics',
  'shortKeywords',
  'longKeywords',
  'image',
  'imageAlt',
  'video',
] as const satisfies (keyof PostRecord)[];

/**
 * Stores that many posts in an empty table, with the triggers that update the counters. Drops indexes without
 * a constraint and creates them again afterwards, as a restore does, then vacuums the table.
 */
export async function load(url: string, make: MakePost, count: number): Promise<void> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    options: '-c maintenance_work_mem=512MB',
  });
  try {
    const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
      `select quote_ident(indexname) as name, indexdef as definition from pg_indexes
       where tablename = 'posts' and indexname not in (select conname from pg_constraint)`,
    );
    for (const { name } of indexes) await pool.query(`drop index ${name}`);

    let next = 0;
    const copyBatches = async () => {
      while (next < count) {
        const start = next;
        next = Math.min(count, start + batchSize);
        await copy(pool, make, start, next);
      }
    };
    await Promise.all(Array.from({ length: connections }, copyBatches));

    await Promise.all(indexes.map(({ definition }) => pool.query(definition)));
    for (const table of ['posts', 'post_counts', 'post_words']) await pool.query(`vacuum (analyze) ${table}`);
  } finally {
    await pool.end();
  }
}

async function copy(pool: Pool, make: MakePost, start: number, end: number) {
  const names = fields.map((field) => columns[field].name);
  function* rows() {
    for (let number = start; number < end; number += 100) {
      let text = '';
      for (let each = number; each < Math.min(end, number + 100); each += 1) text += copyLine(make(each));
      yield text;
    }
  }
  const client = await pool.connect();
  try {
    await pipeline(
      Readable.from(rows()),
      client.query(copyFrom(`copy posts (${names.join(', ')}) from stdin`)),
    );
  } finally {
    client.release();
  }
}

/** Returns a row in the text format of `copy … from stdin`. */
function copyLine(post: PostRecord): string {
  const cells = fields.map((field) => {
    const value = post[field];
    if (value === null) return '\\N';
    const text = Array.isArray(value) ? `{${value.join(',')}}` : value;
    return text
      .replaceAll('\\', '\\\\')
      .replaceAll('\n', '\\n')
      .replaceAll('\r', '\\r')
      .replaceAll('\t', '\\t');
  });
  return `${cells.join('\t')}\n`;
}
