import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib';
import type { Encoding } from './encoding.ts';

/** The effort: `quick` while a reader waits, `good` for many readers, `best` if nobody waits. */
export type Effort = 'quick' | 'good' | 'best';

const levels = {
  br: { quick: 4, good: 9, best: 11 },
  gzip: { quick: 3, good: 6, best: 9 },
  // In the time of brotli's quick level, zstd makes two pages that are a little smaller.
  zstd: { quick: 5, good: 5, best: 5 },
} as const;

/**
 * Brotli's window as a power of two. Most pages fit into a small one; with the usual 4 MB the same page takes
 * nine times as long at level 9, to be 0.1 % smaller, and 30 MB of memory at level 11.
 */
const window = 16;

/**
 * Pages say in their data what they said long before in their text. With a window that reaches so far back the front page
 * and the list of all articles are a seventh smaller; a piece is a hundredth smaller, for which nobody waits.
 */
const wideWindow = 18;
const windowFor = (bytes: Buffer, effort: Effort) =>
  bytes.byteLength > (effort === 'best' ? 64 : 160) * 1024 ? wideWindow : window;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
const zstdOf = promisify(zstdCompress);

const by: Record<Encoding, (bytes: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (bytes, effort) =>
    brotliOf(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.br[effort],
        [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes, effort),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes, effort) => gzipOf(bytes, { level: levels.gzip[effort] }),
  zstd: (bytes, effort) =>
    zstdOf(bytes, {
      params: { [constants.ZSTD_c_compressionLevel]: levels.zstd[effort] },
      pledgedSrcSize: bytes.byteLength,
    }),
  identity: (bytes) => Promise.resolve(bytes),
};

/** Compresses an answer on the thread pool. */
export function compress(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  return by[encoding](bytes, effort);
}

/** Compresses an answer part by part, and flushes each part. */
export function compressStream(
  body: ReadableStream<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array> {
  return encoding === 'identity'
    ? body
    : body.pipeThrough(Duplex.toWeb(streams[encoding]()) as ReadableWritablePair<Uint8Array>);
}

const streams = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.br.quick,
        [constants.BROTLI_PARAM_LGWIN]: window,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: levels.gzip.quick }),
  zstd: () =>
    createZstdCompress({
      flush: constants.ZSTD_e_flush,
      params: { [constants.ZSTD_c_compressionLevel]: levels.zstd.quick },
    }),
};

/** Decompresses brotli: 0.2 ms for a page. */
export function unpack(bytes: Buffer): Buffer {
  return brotliDecompressSync(bytes);
}
