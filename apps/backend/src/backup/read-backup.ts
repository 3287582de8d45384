import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  BackupError,
  type Counts,
  type Head,
  type Kind,
  kindOfFile,
  noneCounted,
  type Part,
  schemasOf,
} from './format.ts';
import { packedLines } from './packed-lines.ts';

/** Called with the parts of a file while it is read. */
interface Visitor {
  head?: (head: Head) => Promise<void>;
  part?: (part: Part, head: Head) => Promise<void>;
}

/**
 * Reads a file to its end. Without a visitor it is only checked.
 *
 * @throws {BackupError} when the file is incomplete, of another kind, or of a later release
 */
export async function readBackup<K extends Kind>(
  file: string,
  kind: K,
  visitor: Visitor = {},
): Promise<Counts<K>> {
  const schemas = schemasOf(kind);
  const hash = createHash('sha256');
  const counts = noneCounted(kind);
  const count = (name: string, more: number) => {
    if (name in counts) counts[name as keyof typeof counts] += more;
  };
  let head: Head | undefined;
  let ended = false;
  for await (const raw of packedLines(file)) {
    if (ended) throw new BackupError(`${file} continues after its end: it is not a backup of ours.`);
    const value = parse(raw, file);
    if (head === undefined) {
      refuseOther(value, kind, file);
      head = known(schemas.head.safeParse(value), file);
      await visitor.head?.(head);
    } else {
      const part = known(schemas.line.safeParse(value), file);
      if ('end' in part) {
        if (
          hash.digest('hex') !== part.sha256 ||
          !isDeepStrictEqual({ ...noneCounted(kind), ...part.end }, counts)
        )
          throw new BackupError(`${file} is damaged: nothing was restored.`);
        ended = true;
        continue;
      }
      await visitor.part?.(part, head);
      if ('file' in part) count('files', 1);
      else count(part.table, part.rows.length);
    }
    hash.update(raw).update('\n');
  }
  if (!ended) throw new BackupError(`${file} is incomplete: nothing was restored.`);
  return counts;
}

function parse(raw: Buffer, file: string): unknown {
  try {
    return JSON.parse(raw.toString());
  } catch {
    throw new BackupError(`${file} is not a backup of ours, or it is damaged.`);
  }
}

function known<T>(parsed: { success: true; data: T } | { success: false }, file: string): T {
  if (!parsed.success) throw new BackupError(`${file} is not a backup that this release can read.`);
  return parsed.data;
}

/** Throws if a file of readers is given for posts, or the other way round. */
function refuseOther(value: unknown, kind: Kind, file: string) {
  const other = kindOfFile.safeParse(value).data?.['daily-nest'];
  if (other === undefined || other === kind) return;
  throw new BackupError(
    other === 'readers'
      ? `${file} holds readers, not posts: restore it with --readers ${file}.`
      : `${file} holds posts, not readers: restore it without --readers.`,
  );
}
