import { Agent, type Dispatcher, request } from 'undici';
import { OutsideError } from './outside-error.ts';
import { type AddressRules, publicLookup, refuseBadUrl } from './public-address.ts';
import { readBody } from './read-body.ts';

const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/** A request to another server. */
export interface OutsideRequest {
  headers: Record<string, string>;
  /** The longest body that is read. */
  mostBytes: number;
  signal: AbortSignal;
  /** Throws if the head of the answer shows that the body is not needed. */
  check?: (head: Head) => void;
}

/** The head of an answer. */
export interface Head {
  contentType: string | undefined;
  etag: string | undefined;
  lastModified: string | undefined;
}

/** An answer; `bytes` are undefined if nothing has changed (304). */
export interface OutsideAnswer extends Head {
  /** The address after redirects. */
  url: string;
  bytes: Buffer | undefined;
}

/**
 * Creates the client for all requests to other servers. It connects to public addresses only, also after a
 * redirect, and limits redirects, bytes and time. Rejects with an `OutsideError`, an `AddressRefusedError`,
 * or an error of the network.
 */
export function createOutside(rules: AddressRules) {
  const agent = new Agent({
    connect: { lookup: publicLookup(rules), timeout: 5000 },
    connections: 4,
    maxHeaderSize: 32 * 1024,
  });
  return {
    get: (url: string, asked: OutsideRequest) => follow(url, asked, agent, rules),
    close: () => agent.destroy(),
  };
}

export type Outside = ReturnType<typeof createOutside>;

async function follow(
  address: string,
  { headers: sent, mostBytes, signal, check }: OutsideRequest,
  dispatcher: Dispatcher,
  rules: AddressRules,
): Promise<OutsideAnswer> {
  let url = new URL(address);
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    refuseBadUrl(url, rules);
    const { statusCode, headers, body } = await request(url, {
      dispatcher,
      signal,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...sent },
    });
    const leave = () => body.on('error', () => undefined).destroy();
    const head: Head = {
      contentType: one(headers['content-type']),
      etag: one(headers['etag']),
      lastModified: one(headers['last-modified']),
    };
    if (statusCode === 200) {
      try {
        check?.(head);
      } catch (error) {
        leave();
        throw error;
      }
      const encoding = [headers['content-encoding'] ?? []].flat().join(',');
      const bytes = await readBody(body, {
        encoding,
        length: Number(headers['content-length']),
        most: mostBytes,
      });
      return { ...head, url: url.href, bytes };
    }
    leave();
    if (statusCode === 304) return { ...head, url: url.href, bytes: undefined };
    const location = one(headers['location']);
    if (!redirects.has(statusCode) || location === undefined)
      throw new OutsideError(`answered ${statusCode}`, {
        retryAfterMs: retryAfter(one(headers['retry-after'])),
      });
    if (!URL.canParse(location, url)) throw new OutsideError('redirects to no address');
    url = new URL(location, url);
  }
  throw new OutsideError(`redirects more than ${mostRedirects} times`);
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
