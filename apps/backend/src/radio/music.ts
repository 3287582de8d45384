import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { framesOf } from './mp3-frames.ts';

const listSchema = z.object({
  pieces: z
    .array(
      z.object({
        file: z.string(),
        title: z.string(),
        artist: z.string(),
        mood: z.enum(['quiet', 'day']).default('quiet'),
      }),
    )
    .min(1),
});

export interface MusicPiece {
  path: string;
  title: string;
  artist: string;
  mood: 'quiet' | 'day';
  /** The offset of each frame in the file, and of the end of the sound. */
  offsets: Uint32Array;
}

/** The music of the built-in station. */
export interface Music {
  pieces: readonly MusicPiece[];
  /** The bell of the full hour, if the folder has one. */
  bell: MusicPiece | undefined;
  frameMs: number;
  /** A silent frame. */
  silence: Uint8Array;
}

const bellFile = 'hour-sign.mp3';

/**
 * Loads the pieces in a folder's `station.json`. Only the offsets of frames are in memory; the sound stays on
 * disk.
 *
 * @throws if the pieces have different kinds of frames.
 */
export async function loadMusic(folder: string): Promise<Music> {
  const pieces = await piecesOf(folder);
  const first = pieces[0];
  if (!first) throw new Error('The built-in station has no pieces.');
  const different = pieces.find(({ kind }) => kind !== first.kind);
  if (different)
    throw new Error(
      `${different.path} of the built-in station has frames of another kind (${different.kind}) than the first piece (${first.kind}).`,
    );
  return {
    pieces: pieces.filter(({ path }) => !path.endsWith(bellFile)),
    bell: pieces.find(({ path }) => path.endsWith(bellFile)),
    frameMs: first.frameMs,
    silence: first.silence,
  };
}

async function piecesOf(folder: string) {
  const { pieces } = listSchema.parse(JSON.parse(await readFile(join(folder, 'station.json'), 'utf8')));
  const read = [];
  // One at a time, because each file has a megabyte.
  for (const { file, title, artist, mood } of pieces) {
    const path = join(folder, file);
    // One file of a megabyte at a time.
    const bytes = await readFile(path);
    const frames = framesOf(bytes);
    const [first] = frames;
    const last = frames.at(-1);
    if (!first || !last) throw new Error(`${path} of the built-in station holds no MP3 frames.`);
    const { samples, sampleRate } = first;
    if (frames.some((frame, index) => index > 0 && frame.offset !== endOf(frames[index - 1])))
      throw new Error(`${path} of the built-in station has something other than sound between its frames.`);
    read.push({
      path,
      title,
      artist,
      mood,
      offsets: Uint32Array.from([...frames.map(({ offset }) => offset), last.offset + last.length]),
      kind: `${samples} samples at ${sampleRate} Hz`,
      frameMs: (samples / sampleRate) * 1000,
      silence: silenceLike(bytes.subarray(first.offset, first.offset + first.length)),
    });
  }
  return read;
}

function endOf(frame: { offset: number; length: number } | undefined): number {
  return frame ? frame.offset + frame.length : -1;
}

/** Returns a frame with the header of another and zeros, which decode as silence. */
function silenceLike(frame: Uint8Array): Uint8Array {
  const header = frame.slice(0, 4);
  const padded = ((header[2] ?? 0) >> 1) & 1;
  header[2] = (header[2] ?? 0) & ~2;
  const silent = Buffer.alloc(frame.length - padded);
  silent.set(header);
  return silent;
}
