import { Agent, type Dispatcher, request } from 'undici';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { decodeText } from './charset.ts';
import { FeedError } from './feed-error.ts';
import { type AddressRules, publicLookup, refuseBadUrl } from './public-address.ts';

const mostBytes = 2 * 1024 * 1024;
const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

const decompressors = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** What the source sent along last time, so that it need not send the same again. */
export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

export type Fetched =
  | { changed: false }
  | { changed: true; text: string; url: string; validators: Validators };

export type FetchFeed = (url: string, known: Validators, signal: AbortSignal) => Promise<Fetched>;

/** Makes the one way in which feeds are fetched. Connections go to public addresses only, whatever a redirect says. */
export function createFetcher(rules: AddressRules): FetchFeed & { close(): Promise<void> } {
  const agent = new Agent({
    connect: { lookup: publicLookup(rules), timeout: 5000 },
    connections: 4,
    maxHeaderSize: 32 * 1024,
  });
  const fetchFeed: FetchFeed = (url, known, signal) => follow(url, known, { agent, rules, signal });
  return Object.assign(fetchFeed, { close: () => agent.destroy() });
}

interface How {
  agent: Dispatcher;
  rules: AddressRules;
  signal: AbortSignal;
}

async function follow(address: string, known: Validators, { agent, rules, signal }: How): Promise<Fetched> {
  let url = new URL(address);
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    refuseBadUrl(url, rules);
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: {
        accept:
          'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': 'DailyNestFeeds/1.0',
        ...(known.etag !== null && { 'if-none-match': known.etag }),
        ...(known.lastModified !== null && { 'if-modified-since': known.lastModified }),
      },
    });
    if (statusCode === 200) {
      const bytes = await readBody(
        body,
        [headers['content-encoding'] ?? []].flat().join(','),
        Number(headers['content-length']),
      );
      return {
        changed: true,
        text: decodeText(bytes, one(headers['content-type'])),
        url: url.href,
        validators: {
          etag: one(headers['etag']) ?? null,
          lastModified: one(headers['last-modified']) ?? null,
        },
      };
    }
    body.on('error', () => undefined).destroy();
    if (statusCode === 304) return { changed: false };
    const location = one(headers['location']);
    if (!redirects.has(statusCode) || location === undefined)
      throw new FeedError(`answered ${statusCode}`, {
        retryAfterMs: retryAfter(one(headers['retry-after'])),
      });
    if (!URL.canParse(location, url)) throw new FeedError('redirects to no address');
    url = new URL(location, url);
  }
  throw new FeedError(`redirects more than ${mostRedirects} times`);
}

/** The body, decompressed, as long as it stays below the limit at either end. */
async function readBody(body: Readable, encoding: string | undefined, length: number): Promise<Buffer> {
  const tooLarge = () => {
    body.on('error', () => undefined).destroy();
    return new FeedError(`is larger than ${mostBytes} bytes`);
  };
  if (length > mostBytes) throw tooLarge();
  const plain = unpacked(body, encoding);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of plain as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The body without its content encoding. No feed is packed twice, and each layer would cost a decompressor of its own. */
function unpacked(body: Readable, encoding = ''): Readable {
  const [name, ...others] = encoding
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'identity');
  if (name === undefined) return body;
  const decompress = Object.hasOwn(decompressors, name)
    ? decompressors[name as keyof typeof decompressors]
    : undefined;
  if (decompress && others.length === 0) return pipeline(body, decompress(), () => undefined);
  body.on('error', () => undefined).destroy();
  throw new FeedError(decompress ? 'is packed more than once' : `is packed as ${name.slice(0, 40)}`);
}

/** Retry-After is seconds or a date. */
function retryAfter(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const ms = /^\d{1,7}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
