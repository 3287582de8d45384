import { createHash } from 'node:crypto';
import { BackupError, type Counts, type Head, head, type Line, line } from './format.ts';
import { packedLines } from './packed-lines.ts';

/** What is done with the parts of a backup while it is read. */
interface Visitor {
  head?: (head: Head) => Promise<void>;
  part?: (part: Exclude<Line, { end: unknown }>, head: Head) => Promise<void>;
}

/**
 * Reads a backup to its end. Without a visitor it is only checked.
 *
 * @throws {BackupError} when the file is no whole backup of this or an earlier release
 */
export async function readBackup(file: string, visitor: Visitor = {}): Promise<Counts> {
  const hash = createHash('sha256');
  const counts: Counts = { posts: 0, pictures: 0, files: 0 };
  let first: Head | undefined;
  let ended = false;
  for await (const raw of packedLines(file)) {
    if (ended) throw new BackupError(`${file} goes on after its end: it is no backup of ours.`);
    if (first === undefined) {
      first = parse(head, raw, file);
      await visitor.head?.(first);
    } else {
      const value = parse(line, raw, file);
      if ('end' in value) {
        if (hash.digest('hex') !== value.sha256 || JSON.stringify(value.end) !== JSON.stringify(counts))
          throw new BackupError(`${file} is damaged: nothing was restored.`);
        ended = true;
        continue;
      }
      await visitor.part?.(value, first);
      if ('file' in value) counts.files += 1;
      else if (value.table !== 'feed_sources') counts[value.table] += value.rows.length;
    }
    hash.update(raw).update('\n');
  }
  if (!ended) throw new BackupError(`${file} is cut off: nothing was restored.`);
  return counts;
}

function parse<Schema extends typeof head | typeof line>(schema: Schema, raw: Buffer, file: string) {
  let value: unknown;
  try {
    value = JSON.parse(raw.toString());
  } catch {
    throw new BackupError(`${file} is no backup of ours, or damaged.`);
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new BackupError(`${file} is no backup that this release can read.`);
  return parsed.data as ReturnType<Schema['parse']>;
}
