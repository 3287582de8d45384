import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns } from 'drizzle-orm';
import postgres from 'postgres';
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
 * Stores so many posts in an empty table, with the triggers that keep the counters. Indexes that are no
 * constraint are made anew afterwards, as a restore does it, and the table is vacuumed as autovacuum would.
 */
export async function load(url: string, make: MakePost, count: number): Promise<void> {
  const client = postgres(url, {
    max: connections,
    onnotice: () => undefined,
    connection: { maintenance_work_mem: '512MB' },
  });
  try {
    const indexes = await client<{ name: string; definition: string }[]>`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'posts' and indexname not in (select conname from pg_constraint)`;
    for (const { name } of indexes) await client`drop index ${client(name)}`;

    let next = 0;
    const copyBatches = async () => {
      while (next < count) {
        const start = next;
        next = Math.min(count, start + batchSize);
        await copy(client, make, start, next);
      }
    };
    await Promise.all(Array.from({ length: connections }, copyBatches));

    await Promise.all(indexes.map(({ definition }) => client.unsafe(definition)));
    await client`vacuum (analyze) posts`;
    await client`vacuum (analyze) post_counts`;
    await client`vacuum (analyze) post_words`;
  } finally {
    await client.end();
  }
}

async function copy(client: postgres.Sql, make: MakePost, start: number, end: number) {
  const names = fields.map((field) => columns[field].name);
  const sink = await client`copy posts (${client(names)}) from stdin`.writable();
  function* rows() {
    for (let number = start; number < end; number += 100) {
      let text = '';
      for (let each = number; each < Math.min(end, number + 100); each += 1) text += copyLine(make(each));
      yield text;
    }
  }
  await pipeline(Readable.from(rows()), sink);
}

/** A row as `copy … from stdin` reads it. */
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
