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
    get: (url: string, asked: OutsideRequest) => read(url, asked, agent, rules),
    /** The status of a page. Reads no body. */
    status: (url: string, asked: Pick<OutsideRequest, 'headers' | 'signal'>) =>
      statusOf(url, asked, agent, rules),
    close: () => agent.destroy(),
  };
}

export type Outside = ReturnType<typeof createOutside>;

async function read(
  address: string,
  { headers: sent, mostBytes, signal, check }: OutsideRequest,
  dispatcher: Dispatcher,
  rules: AddressRules,
): Promise<OutsideAnswer> {
  const asked = { headers: { 'accept-encoding': 'gzip, deflate, br', ...sent }, signal, dispatcher };
  const { url, statusCode, headers, body } = await follow(address, asked, rules);
  const head: Head = {
    contentType: one(headers['content-type']),
    etag: one(headers['etag']),
    lastModified: one(headers['last-modified']),
  };
  if (statusCode === 200) {
    try {
      check?.(head);
    } catch (error) {
      leave(body);
      throw error;
    }
    const encoding = [headers['content-encoding'] ?? []].flat().join(',');
    const bytes = await readBody(body, {
      encoding,
      length: Number(headers['content-length']),
      most: mostBytes,
    });
    return { ...head, url, bytes };
  }
  leave(body);
  if (statusCode === 304) return { ...head, url, bytes: undefined };
  throw new OutsideError(`answered ${statusCode}`, {
    retryAfterMs: retryAfter(one(headers['retry-after'])),
  });
}

/** Where a server has no answer to HEAD, or says of a page that is there that it is not. */
const unsure = new Set([404, 405, 410, 501]);

async function statusOf(
  address: string,
  asked: Pick<OutsideRequest, 'headers' | 'signal'>,
  dispatcher: Dispatcher,
  rules: AddressRules,
): Promise<number> {
  const ask = async (method: 'HEAD' | 'GET') => {
    const { statusCode, body } = await follow(address, { ...asked, method, dispatcher }, rules);
    leave(body);
    return statusCode;
  };
  const status = await ask('HEAD');
  return unsure.has(status) ? ask('GET') : status;
}

type Answer = Awaited<ReturnType<typeof request>>;

/** The first answer that redirects no further. Its body has to be read or left. */
async function follow(
  address: string,
  asked: NonNullable<Parameters<typeof request>[1]>,
  rules: AddressRules,
): Promise<Answer & { url: string }> {
  let url = new URL(address);
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    refuseBadUrl(url, rules);
    const answer = await request(url, asked);
    const location = one(answer.headers['location']);
    if (!redirects.has(answer.statusCode) || location === undefined) return { ...answer, url: url.href };
    leave(answer.body);
    if (!URL.canParse(location, url)) throw new OutsideError('redirects to no address');
    url = new URL(location, url);
  }
  throw new OutsideError(`redirects more than ${mostRedirects} times`);
}

function leave(body: Answer['body']) {
  body.on('error', () => undefined).destroy();
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
