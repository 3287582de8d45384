import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, resolve, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import { chooseEncoding, type Encoding, isFresh, cachedEncodings } from '../encoding.ts';
import { filesIn } from '../files-in.ts';
import { forOtherSites } from '../headers.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Files with a hash of their content in their name. */
const immutable = /^\/assets\/|^\/pictures\/[^.]+\.[0-9a-f]{8}\.\d+\.(?:avif|webp)$/;

/** A picture in one of its widths. */
const sizedPicture = /^(\/pictures\/[^.]+\.[0-9a-f]{8}\.)(\d+)(\.(?:avif|webp))$/;
/** The maximum width of pictures for readers who save data: that of a phone. */
const savingWidth = 480;
const speculationType = 'application/speculationrules+json';

const pieceBytes = 64 * 1024;
const suffixes: Partial<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

interface SiteFile {
  path: string;
  encodings: Set<Encoding>;
  /** The hash of its content. */
  hash?: string;
}

/**
 * The built files by their address. Only files that existed at the server's start are served, so no address
 * can lead out of the folder. `Pages` serves pages and their data.
 */
export class SiteFiles {
  readonly #files = new Map<string, SiteFile>();
  readonly #folders = new Set<string>();
  readonly #bytes = new LRUCache<string, Buffer>({
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: (bytes) => Math.max(1, bytes.byteLength),
  });

  constructor(folder: string) {
    const root = resolve(folder);
    const paths = new Set(filesIn(root));
    for (const path of paths) {
      const address = path.slice(root.length).split(sep).join('/');
      if (/\.(?:html|data|br|gz)$|\/\./.test(address)) continue;
      this.#files.set(address, { path, encodings: new Set(['identity']) });
      this.#folders.add(address.split('/')[1]!);
    }
    for (const file of this.#files.values()) {
      if (paths.has(`${file.path}.br`)) file.encodings.add('br');
      if (paths.has(`${file.path}.gz`)) file.encodings.add('gzip');
    }
  }

  /** Returns whether an unknown address with an extension is in a folder of files. */
  owns(address: string): boolean {
    const [, folder = '', ...rest] = address.split('/');
    return rest.length > 0 && this.#folders.has(folder) && extname(address) !== '';
  }

  /**
   * Returns the new address of a picture whose old one ended in `.svg`, from the time when the edition's
   * pictures were drawings.
   */
  movedTo(address: string): string | undefined {
    const now = /^(\/pictures\/.+)\.svg$/.exec(address)?.[1]?.concat('.jpg');
    return now !== undefined && this.#files.has(now) ? now : undefined;
  }

  /** Returns the answer for a file, or undefined if there is none at that address. */
  answer(address: string, request: Request): Response | undefined {
    const asked = this.#files.get(address);
    if (!asked) return undefined;
    const sized = sizedPicture.exec(address);
    const isSpeculation = address === '/speculation.json';
    const saves = request.headers.get('save-data')?.toLowerCase() === 'on';
    if (saves && isSpeculation) return noSpeculationAnswer();
    const smaller = saves && sized && Number(sized[2]) > savingWidth;
    const file = (smaller && this.#files.get(`${sized[1]}${savingWidth}${sized[3]}`)) || asked;
    file.hash ??= createHash('sha256').update(this.#read(file.path)).digest('base64url').slice(0, 22);
    const encoding = encodingOf(file, request.headers.get('accept-encoding'));
    const suffix = suffixes[encoding]!;
    // The bytes differ by encoding, and so does the ETag: continuing a partial download needs the same bytes.
    const etag = `"${file.hash}${suffix}"`;
    const type = types[extname(address).toLowerCase()] ?? 'application/octet-stream';
    const headers = new Headers({
      'content-type': type,
      'cache-control': immutable.test(address)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600, stale-while-revalidate=86400',
      etag,
    });
    if (isSpeculation) headers.set('content-type', speculationType);
    if (/^(?:image|audio|font)\//.test(type)) headers.set(...forOtherSites);
    const differsBy = [file.encodings.size > 1 && 'accept-encoding', (sized || isSpeculation) && 'save-data'];
    if (differsBy.some(Boolean)) headers.set('vary', differsBy.filter(Boolean).join(', '));
    // Walls are in frames without our origin; fonts, and styles that checkers read, are requested with CORS.
    if (/\.(?:css|woff2)$/.test(address)) headers.set('access-control-allow-origin', '*');
    // An SVG opened as a document could run scripts; ours have none and may load nothing.
    if (address.endsWith('.svg'))
      headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (isFresh(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers });

    const bytes = this.#read(file.path + suffix);
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    return withRange(request, bytes, headers, encoding);
  }

  #read(path: string): Buffer {
    const known = this.#bytes.get(path);
    if (known) return known;
    const bytes = readFileSync(path);
    this.#bytes.set(path, bytes);
    return bytes;
  }
}

/** Returns rules without prefetching. */
function noSpeculationAnswer(): Response {
  const headers = {
    'content-type': speculationType,
    'cache-control': 'public, max-age=3600',
    vary: 'save-data',
  };
  return new Response('{}', { headers });
}

/** Returns the encoding of a file that its reader accepts; some files exist only in gzip. */
function encodingOf({ encodings }: SiteFile, accepted: string | null): Encoding {
  return chooseEncoding(
    accepted,
    cachedEncodings.filter((encoding) => encodings.has(encoding)),
  );
}

/**
 * Answers one byte range of an uncompressed file, as audio elements request it; otherwise with the whole
 * file. Also the whole for a partial download of other bytes (`If-Range`); a date cannot prove that they are
 * the same.
 */
function withRange(request: Request, bytes: Buffer, headers: Headers, encoding: Encoding): Response {
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '');
  const ifRange = request.headers.get('if-range');
  const isOfOthers = ifRange !== null && ifRange !== headers.get('etag');
  if (!range || isOfOthers || encoding !== 'identity' || (range[1] === '' && range[2] === '')) {
    headers.set('content-length', String(bytes.byteLength));
    return new Response(inPieces(bytes), { headers });
  }
  const last = bytes.byteLength - 1;
  const from = range[1] === '' ? Math.max(0, bytes.byteLength - Number(range[2])) : Number(range[1]);
  const to = range[1] === '' || range[2] === '' ? last : Math.min(Number(range[2]), last);
  if (from > to) {
    headers.set('content-range', `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${from}-${to}/${bytes.byteLength}`);
  headers.set('content-length', String(to - from + 1));
  return new Response(inPieces(bytes.subarray(from, to + 1)), { status: 206, headers });
}

/**
 * Returns a stream over the file's cached bytes in pieces. Passed as a whole, each waiting reader would hold
 * a copy.
 */
function inPieces(bytes: Buffer): ReadableStream<Uint8Array> {
  let rest = bytes;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (rest.byteLength > 0) controller.enqueue(rest.subarray(0, pieceBytes));
      rest = rest.subarray(pieceBytes);
      if (rest.byteLength === 0) controller.close();
    },
  });
}
