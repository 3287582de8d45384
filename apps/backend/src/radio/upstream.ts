import { randomBytes } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Duplex, Transform } from 'node:stream';
import { connect as connectSecurely } from 'node:tls';
import { publicLookup, refuseBadUrl } from '../outside/public-address.ts';
import { OffAirError } from './station.ts';

const mostRedirects = 3;

/** The User-Agent of this process. A backend that receives its own User-Agent would relay itself. */
export const relayName = `radio-relay/1.0 (${randomBytes(6).toString('hex')})`;

/** A redirect may lead to the source's own host or the public internet, never to another private server. */
const elsewhere = { allowLoopback: false };

/**
 * Opens a stream of an Icecast or a SHOUTcast. Rejects with an OffAirError if it does not answer with sound
 * in time.
 */
export async function openUpstream(address: URL, timeoutMs: number): Promise<IncomingMessage> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let url = address;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const isOwn = url.host === address.host;
    const answer = await ask(url, timeout, isOwn).catch((cause: unknown) => {
      const reason = timeout.aborted
        ? 'no answer in time'
        : cause instanceof Error
          ? cause.message
          : 'unknown';
      throw new OffAirError(`The radio's source cannot be reached: ${reason}.`, { cause });
    });
    const status = answer.statusCode ?? 0;
    if (status === 200 && isSound(answer.headers['content-type'])) return answer;
    answer.destroy();
    if (status === 200)
      throw new OffAirError(
        `The radio's source sends ${answer.headers['content-type']}, which is not sound.`,
      );
    const { location } = answer.headers;
    if (status < 300 || status > 399 || location === undefined || !URL.canParse(location, url))
      throw new OffAirError(`The radio's source answered ${status}.`);
    url = new URL(location, url);
    if (!/^https?:$/.test(url.protocol)) break;
  }
  throw new OffAirError("The radio's source redirects without end.");
}

/** Returns whether a content type is sound. Playlists and pages are not. */
function isSound(type: string | undefined): boolean {
  return (
    type === undefined ||
    (/^(?:audio|video)\/|^application\/(?:ogg|octet-stream)/i.test(type) && !/mpegurl|scpls/i.test(type))
  );
}

function ask(url: URL, timeout: AbortSignal, isOwn: boolean): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    if (!isOwn) refuseBadUrl(url, elsewhere);
    const socket = icySocket(url, isOwn);
    const asked = request({
      createConnection: () => socket,
      method: 'GET',
      path: `${url.pathname}${url.search}`,
      setHost: false,
      headers: {
        host: url.host,
        accept: '*/*',
        connection: 'close',
        'icy-metadata': '1',
        'user-agent': relayName,
        ...(url.username && { authorization: `Basic ${credentials(url)}` }),
      },
    });
    const giveUp = () => {
      asked.destroy();
      socket.destroy();
      reject(new Error('no answer in time'));
    };
    timeout.addEventListener('abort', giveUp, { once: true });
    asked.once('response', (answer: IncomingMessage) => {
      timeout.removeEventListener('abort', giveUp);
      answer.once('close', () => socket.destroy());
      resolve(answer);
    });
    asked.on('error', (error) => {
      timeout.removeEventListener('abort', giveUp);
      socket.destroy();
      reject(error);
    });
    asked.end();
  });
}

function credentials({ username, password }: URL): string {
  return Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
}

/** Opens a connection that turns the `ICY 200 OK` of SHOUTcast 1 into HTTP. */
function icySocket(url: URL, isOwn: boolean): Duplex {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isSecure = url.protocol === 'https:';
  const port = Number(url.port) || (isSecure ? 443 : 80);
  const target = { host, port, ...(!isOwn && { lookup: publicLookup(elsewhere) }) };
  const socket = isSecure ? connectSecurely({ ...target, servername: host }) : connect(target);
  let beginning: Buffer | undefined = Buffer.alloc(0);
  const asHttp = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!beginning) return done(null, chunk);
      beginning = Buffer.concat([beginning, chunk]);
      if (beginning.length < 4) return done();
      const isIcy = beginning.subarray(0, 4).toString('latin1') === 'ICY ';
      this.push(isIcy ? Buffer.concat([Buffer.from('HTTP/1.0 '), beginning.subarray(4)]) : beginning);
      beginning = undefined;
      return done();
    },
  });
  socket.on('error', (error) => asHttp.destroy(error));
  socket.on('close', () => {
    if (!asHttp.writableEnded) asHttp.end();
  });
  const duplex = Duplex.from({ readable: socket.pipe(asHttp), writable: socket });
  duplex.on('close', () => socket.destroy());
  return duplex;
}
