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
const statusKeptMs = 5000;
/** A source that sends nothing for so long is as good as gone. */
const silenceMs = 10_000;
/** How long listeners are kept waiting for a source that went away; then their players are told. */
const patienceMs = 60_000;
const firstRetryMs = 250;
const slowestRetryMs = 8000;
/** For how long a failed connection answers new listeners as well, in ms, so that a crowd of them does not knock again and again. */
const failureKeptMs = 500;
const burstSeconds = 6;

/** Headers of the source that say what the station is; nothing else of it is passed on. */
const stationHeaders = ['icy-name', 'icy-description', 'icy-genre', 'icy-url', 'icy-br'] as const;

interface Connection {
  answer: IncomingMessage;
  headers: Record<string, string>;
  title: StreamTitle | undefined;
  /** The last seconds of sound. */
  recent: Uint8Array[];
  recentBytes: number;
  mostRecentBytes: number;
}

/** A stream of an Icecast or SHOUTcast for many listeners through one connection, open only while somebody listens. */
export function createRelay(source: URL, logger: Logger): Station {
  let connection: Connection | undefined;
  let connecting: Promise<Connection> | undefined;
  let failure: { error: unknown; at: number } | undefined;
  /** Listeners whose answer has not begun yet: the connection is kept for them. */
  let awaited = 0;
  let recovering = false;
  let closed = false;
  let contentType: string | undefined;
  let status: { told: Promise<NowPlaying>; at: number } | undefined;
  const broadcast = createBroadcast(closeIfUnused);

  function closeIfUnused() {
    if (awaited > 0 || broadcast.listeners > 0 || !connection) return;
    const { answer } = connection;
    connection = undefined;
    answer.destroy();
  }

  /** The running connection, or a new one. A source that has just failed is not asked again at once. */
  function connected(): Promise<Connection> {
    if (connection) return Promise.resolve(connection);
    if (closed) return Promise.reject(new OffAirError('The backend is stopping.'));
    if (failure && Date.now() - failure.at < failureKeptMs) return Promise.reject(failure.error);
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
    // A player cannot change from MP3 to AAC in the middle of an answer: it has to ask again.
    if (contentType !== headers['content-type']) broadcast.end();
    contentType = headers['content-type'];
    const opened: Connection = {
      answer,
      headers,
      title: undefined,
      recent: [],
      recentBytes: 0,
      mostRecentBytes: burstBytes(headers['icy-br']),
    };
    connection = opened;
    const silence = setTimeout(() => answer.destroy(new Error('The source fell silent.')), silenceMs);
    const sound = (bytes: Uint8Array) => {
      keep(opened, bytes);
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

  /** Tries again and again, ever more slowly, as long as somebody waits. */
  async function recover() {
    if (recovering) return;
    recovering = true;
    const end = Date.now() + patienceMs;
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

  /** Does something with the connection, which stays open meanwhile, and closes it when nobody needs it then. */
  async function withConnection<T>(work: (opened: Connection) => T): Promise<T> {
    awaited += 1;
    try {
      return work(await connected());
    } finally {
      awaited -= 1;
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
      if (!status || Date.now() - status.at > statusKeptMs)
        status = { told: icecastStatus(source, statusMs), at: Date.now() };
      const isLive = connection !== undefined;
      return status.told.then((told) => ({ ...told, live: told.live || isLive }));
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
    // Bytes above ASCII are somebody's UTF-8 or Latin letters; a header can carry neither for sure.
    if (typeof value === 'string') headers[name] = value.replaceAll(/[^\x20-\x7e]/g, '?');
  }
  return headers;
}

function burstBytes(bitRate: string | undefined): number {
  const kilobits = Number(/^\d+/.exec(bitRate ?? '')?.[0] ?? 128);
  return Math.min(Math.max(kilobits * 125 * burstSeconds, 32 * 1024), 256 * 1024);
}

function keep(connection: Connection, bytes: Uint8Array) {
  connection.recent.push(bytes);
  connection.recentBytes += bytes.length;
  for (;;) {
    const [oldest] = connection.recent;
    if (!oldest || connection.recentBytes - oldest.length < connection.mostRecentBytes) return;
    connection.recent.shift();
    connection.recentBytes -= oldest.length;
  }
}

/** The last seconds, from the beginning of a frame on where the format is known. */
function burstOf({ recent, headers }: Connection): Uint8Array[] {
  if (!/^audio\/(mpeg|mp3)\b/i.test(headers['content-type'] ?? '')) return [...recent];
  let skip = Math.max(0, firstFrame(Buffer.concat(recent)));
  return recent.flatMap((chunk) => {
    const rest = chunk.subarray(skip);
    skip = Math.max(0, skip - chunk.length);
    return rest.length > 0 ? [rest] : [];
  });
}
