import { quoted } from '@daily-nest/api-client/foreign-text';
import type { Entry, EntryRead } from '../import-entries.ts';
import type { ReadOptions } from '../markdown-file.ts';
import type { ForeignFile, ForeignPiece, ReadPiece } from './piece.ts';
import { postOfPiece } from './post-of-piece.ts';
import { Slugs } from './slugs.ts';

interface Options extends ReadOptions {
  /** Slugs of pieces that are not wanted. */
  except: readonly string[];
}

const unwanted: EntryRead = { leftOut: 'it was not wanted' };

/** The pieces of export files, the oldest first, since lists show that post first that was stored last. Those that become no post follow. */
export function foreignEntries(files: readonly ForeignFile[], options: Options): Entry[] {
  const slugs = new Slugs();
  const all = files.flatMap((file) => file.pieces.map((read) => ({ file, read })));
  const posts = all
    .flatMap(({ file, read }) => ('piece' in read ? [{ file, piece: read.piece }] : []))
    .toSorted((one, other) => one.piece.date.localeCompare(other.piece.date))
    .map(({ file, piece }): Entry => {
      const slug = slugs.give(piece.slug, piece.title, `post-${piece.id}`);
      const read = () => (options.except.includes(slug) ? unwanted : postOfPiece(piece, slug, file, options));
      return { file: file.file, piece: slug, read: () => Promise.resolve(read()) };
    });
  const others = all.flatMap(({ file, read }): Entry[] => {
    if ('piece' in read) return [];
    const name = quoted(read.name);
    const answer: EntryRead = options.except.includes(name) ? unwanted : answerOf(read);
    return [{ file: file.file, piece: name, read: () => Promise.resolve(answer) }];
  });
  return [...posts, ...others];
}

function answerOf(read: Exclude<ReadPiece, { piece: ForeignPiece }>): EntryRead {
  return 'leftOut' in read ? read : { findings: read.mistakes.map((reason) => ({ reason })) };
}
