import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createBroadcast } from './broadcast.ts';
import { icecastStatus } from './icecast-status.ts';
import { icySplitter, type StreamTitle } from './icy.ts';
import { firstFrame } from './mp3-frames.ts';
import { type NowPlaying, OffAirError, type Station } from './station.ts';
import { openUpstream } from './upstream.ts';

const connectMs = 3000;
const statusMs = 1500;
const statusCachedMs = 5000;
/** A source that sends nothing for this long counts as lost. */
const silenceMs = 10_000;
/** How long listeners wait for a lost source before their answers end. */
const reconnectForMs = 60_000;
const firstRetryMs = 250;
const slowestRetryMs = 8000;
/** How long a failure answers new listeners, so that many of them do not open a connection each. */
const failureCachedMs = 500;
const burstSeconds = 6;

/** The headers of the source that are passed on. */
const stationHeaders = ['icy-name', 'icy-description', 'icy-genre', 'icy-url', 'icy-br'] as const;

interface Connection {
  answer: IncomingMessage;
  headers: Record<string, string>;
  title: StreamTitle | undefined;
  /** The last seconds of sound. */
  recent: Uint8Array[];
  recentBytes: number;
  maxRecentBytes: number;
}

/**
 * Relays an Icecast or SHOUTcast stream to many listeners over one connection, which is open only while
 * somebody listens.
 */
export function createRelay(source: URL, logger: Logger): Station {
  let connection: Connection | undefined;
  let connecting: Promise<Connection> | undefined;
  let failure: { error: unknown; at: number } | undefined;
  /** The number of listeners that wait for the connection, which stays open for them. */
  let pending = 0;
  let recovering = false;
  let closed = false;
  let contentType: string | undefined;
  let status: { answer: Promise<NowPlaying>; at: number } | undefined;
  const broadcast = createBroadcast(closeIfUnused);

  function closeIfUnused() {
    if (pending > 0 || broadcast.listeners > 0 || !connection) return;
    const { answer } = connection;
    connection = undefined;
    answer.destroy();
  }

  /** Returns the open connection, or opens one. A source that has just failed is not tried again at once. */
  function connected(): Promise<Connection> {
    if (connection) return Promise.resolve(connection);
    if (closed) return Promise.reject(new OffAirError('The backend is stopping.'));
    if (failure && Date.now() - failure.at < failureCachedMs) return Promise.reject(failure.error);
    connecting ??= openUpstream(source, connectMs)
      .then(begin, (error: unknown) => {
        if (!failure) logger.warn({ source: source.host, error: String(error) }, 'radio source is down');
        failure = { error, at: Date.now() };
        throw error;
      })
      .finally(() => (connecting = undefined));
    return connecting;
  }

  function begin(answer: IncomingMessage): Connection {
    if (closed) {
      answer.destroy();
      throw new OffAirError('The backend is stopping.');
    }
    if (failure) logger.info({ source: source.host }, 'radio source is back');
    failure = undefined;
    const headers = headersOf(answer);
    // A player cannot switch from MP3 to AAC within an answer: it must send a new request.
    if (contentType !== headers['content-type']) broadcast.end();
    contentType = headers['content-type'];
    const opened: Connection = {
      answer,
      headers,
      title: undefined,
      recent: [],
      recentBytes: 0,
      maxRecentBytes: burstBytes(headers['icy-br']),
    };
    connection = opened;
    const silence = setTimeout(
      () => answer.destroy(new Error('The source sent nothing for ten seconds.')),
      silenceMs,
    );
    const sound = (bytes: Uint8Array) => {
      remember(opened, bytes);
      broadcast.send(bytes);
    };
    const interval = Number(answer.headers['icy-metaint']);
    const receive =
      Number.isSafeInteger(interval) && interval > 0
        ? icySplitter(interval, sound, (title) => (opened.title = title))
        : sound;
    answer.on('data', (chunk: Buffer) => {
      silence.refresh();
      receive(chunk);
    });
    answer.on('error', () => undefined);
    answer.once('close', () => {
      clearTimeout(silence);
      if (connection !== opened) return;
      connection = undefined;
      logger.warn({ source: source.host, listeners: broadcast.listeners }, 'radio source went away');
      failure = { error: new OffAirError("The radio's source went away."), at: 0 };
      void recover();
    });
    return opened;
  }

  function isAwaited() {
    return broadcast.listeners > 0 && !connection && !closed;
  }

  /** Reconnects with growing delays while somebody listens. */
  async function recover() {
    if (recovering) return;
    recovering = true;
    const end = Date.now() + reconnectForMs;
    for (let delay = firstRetryMs; isAwaited(); delay = Math.min(delay * 2, slowestRetryMs)) {
      if (Date.now() > end) {
        broadcast.end();
        break;
      }
      await pause(delay * (0.75 + Math.random() / 2));
      if (isAwaited()) await connected().catch(() => undefined);
    }
    recovering = false;
    closeIfUnused();
  }

  /** Calls `work` with an open connection. Closes the connection afterwards if nobody needs it. */
  async function withConnection<T>(work: (opened: Connection) => T): Promise<T> {
    pending += 1;
    try {
      return work(await connected());
    } finally {
      pending -= 1;
      closeIfUnused();
    }
  }

  return {
    get listeners() {
      return broadcast.listeners;
    },
    headers: () => withConnection(({ headers }) => headers),
    tuneIn: (hangUp) =>
      withConnection((opened) => ({
        headers: opened.headers,
        body: broadcast.listen(burstOf(opened), hangUp),
      })),
    nowPlaying() {
      if (connection?.title) return Promise.resolve({ ...connection.title, live: true });
      if (!status || Date.now() - status.at > statusCachedMs)
        status = { answer: icecastStatus(source, statusMs), at: Date.now() };
      const isLive = connection !== undefined;
      return status.answer.then((playing) => ({ ...playing, live: playing.live || isLive }));
    },
    close() {
      closed = true;
      broadcast.end();
      closeIfUnused();
    },
  };
}

function headersOf(answer: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': answer.headers['content-type'] ?? 'audio/mpeg',
  };
  for (const name of stationHeaders) {
    const value = answer.headers[name];
    // Other characters are UTF-8 or Latin-1, and not safe in a header.
    if (typeof value === 'string') headers[name] = value.replaceAll(/[^\x20-\x7e]/g, '?');
  }
  return headers;
}

function burstBytes(bitRate: string | undefined): number {
  const kilobits = Number(/^\d+/.exec(bitRate ?? '')?.[0] ?? 128);
  return Math.min(Math.max(kilobits * 125 * burstSeconds, 32 * 1024), 256 * 1024);
}

function remember(connection: Connection, bytes: Uint8Array) {
  connection.recent.push(bytes);
  connection.recentBytes += bytes.length;
  for (;;) {
    const [oldest] = connection.recent;
    if (!oldest || connection.recentBytes - oldest.length < connection.maxRecentBytes) return;
    connection.recent.shift();
    connection.recentBytes -= oldest.length;
  }
}

/** Returns the last seconds; for MP3 from the start of a frame. */
function burstOf({ recent, headers }: Connection): Uint8Array[] {
  if (!/^audio\/(mpeg|mp3)\b/i.test(headers['content-type'] ?? '')) return [...recent];
  let skip = Math.max(0, firstFrame(Buffer.concat(recent)));
  return recent.flatMap((chunk) => {
    const rest = chunk.subarray(skip);
    skip = Math.max(0, skip - chunk.length);
    return rest.length > 0 ? [rest] : [];
  });
}
