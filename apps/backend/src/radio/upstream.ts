import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Duplex, Transform } from 'node:stream';
import { connect as connectSecurely } from 'node:tls';
import { OffAirError } from './station.ts';

const mostRedirects = 3;

/** Opens a stream of an Icecast or a SHOUTcast. Rejects with an OffAirError unless it answers with sound in time. */
export async function openUpstream(address: URL, timeoutMs: number): Promise<IncomingMessage> {
  const patience = AbortSignal.timeout(timeoutMs);
  let url = address;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await ask(url, patience).catch((cause: unknown) => {
      const reason = patience.aborted
        ? 'no answer in time'
        : cause instanceof Error
          ? cause.message
          : 'unknown';
      throw new OffAirError(`The radio's source cannot be reached: ${reason}.`, { cause });
    });
    const status = answer.statusCode ?? 0;
    if (status === 200) return answer;
    answer.destroy();
    const { location } = answer.headers;
    if (status < 300 || status > 399 || location === undefined || !URL.canParse(location, url))
      throw new OffAirError(`The radio's source answered ${status}.`);
    url = new URL(location, url);
    if (!/^https?:$/.test(url.protocol)) break;
  }
  throw new OffAirError("The radio's source redirects without end.");
}

function ask(url: URL, patience: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const socket = icySocket(url);
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
        'user-agent': 'radio-relay/1.0',
        ...(url.username && { authorization: `Basic ${credentials(url)}` }),
      },
    });
    const giveUp = () => {
      asked.destroy();
      socket.destroy();
      reject(new Error('no answer in time'));
    };
    patience.addEventListener('abort', giveUp, { once: true });
    asked.once('response', (answer: IncomingMessage) => {
      patience.removeEventListener('abort', giveUp);
      answer.once('close', () => socket.destroy());
      resolve(answer);
    });
    asked.on('error', (error) => {
      patience.removeEventListener('abort', giveUp);
      socket.destroy();
      reject(error);
    });
    asked.end();
  });
}

function credentials({ username, password }: URL): string {
  return Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
}

/** A connection on which SHOUTcast 1, which begins its answer with `ICY 200 OK`, speaks HTTP like everybody else. */
function icySocket(url: URL): Duplex {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isSecure = url.protocol === 'https:';
  const port = Number(url.port) || (isSecure ? 443 : 80);
  const socket = isSecure ? connectSecurely({ host, port, servername: host }) : connect({ host, port });
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
