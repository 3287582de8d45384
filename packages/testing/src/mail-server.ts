import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { mailCertificate } from './mail-certificate.ts';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** A message that the server accepted. */
export interface Taken {
  to: string;
  id: string;
  raw: string;
  /** Whether the connection was encrypted. */
  secure: boolean;
}

/** The server's refusal: an SMTP code with its text. */
interface Refusal {
  code: number;
  words: string;
}

export interface MailServerOptions {
  /** The only accepted login. */
  login?: { user: string; password: string };
  /** Offers STARTTLS with a self-signed certificate, and accepts no password before it. */
  tls?: boolean;
  /** A fixed port, for a server that restarts. */
  port?: number;
  /** How long it waits before it confirms a message. */
  thinkMs?: number;
}

/** Starts a real local SMTP server, whose behavior a test sets. */
export async function startMailServer({ login, tls = false, port = 0, thinkMs = 0 }: MailServerOptions = {}) {
  const taken: Taken[] = [];
  const waiting: (() => void)[] = [];
  const state = {
    /** Called for every mailbox. */
    rcpt: (_address: string): Refusal | undefined => undefined,
    /** Called for every complete message. */
    data: (_message: Taken): Refusal | undefined => undefined,
    /** When the server stops answering, without closing the connection. */
    silent: undefined as 'mailbox' | 'taken' | undefined,
    /** Accepts each message and closes the connection without an answer. */
    hangsUp: false,
    connections: 0,
    most: 0,
    tried: 0,
    /** Received passwords, right or wrong: over an encrypted connection or in the clear. */
    logins: [] as ('encrypted' | 'clear')[],
  };
  /** The sockets by remote port. */
  const sockets = new Map<number, Socket>();
  const look = () => waiting.splice(0).forEach((again) => again());
  const server = new SMTPServer({
    ...(tls && mailCertificate),
    disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    allowInsecureAuth: !tls,
    authOptional: login === undefined,
    closeTimeout: 100,
    onAuth: ({ username, password }, { secure }, done) => {
      state.logins.push(secure ? 'encrypted' : 'clear');
      if (username === login?.user && password === login?.password) done(null, { user: username });
      else done(Object.assign(new Error('no'), { responseCode: 535 }));
    },
    onConnect: (_session, done) => {
      state.connections += 1;
      state.most = Math.max(state.most, state.connections);
      done();
    },
    onClose: () => {
      state.connections -= 1;
      look();
    },
    onRcptTo: ({ address }, _session, done) => {
      state.tried += 1;
      look();
      if (state.silent === 'mailbox') return;
      done(errorOf(state.rcpt(address)));
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const message = messageOf(session, Buffer.concat(parts).toString('utf8'));
        const refusal = state.data(message);
        if (refusal) return done(errorOf(refusal));
        taken.push(message);
        look();
        if (state.hangsUp) return sockets.get(session.remotePort)?.destroy();
        if (state.silent === 'taken') return;
        setTimeout(done, thinkMs);
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort!;
    sockets.set(port, socket);
    socket.once('close', () => sockets.delete(port));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: own } = server.server.address() as AddressInfo;
  return {
    ...(login === undefined
      ? { url: `smtp://127.0.0.1:${own}` }
      : { url: `smtp://${login.user}:${login.password}@127.0.0.1:${own}` }),
    port: own,
    state,
    taken,
    to: (address: string) => taken.filter((message) => message.to === address),
    /** Resolves when the condition is true; checks it at each event of the server. */
    async until(isSo: () => boolean): Promise<void> {
      while (!isSo()) await new Promise<void>((again) => waiting.push(again));
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

function messageOf(session: SMTPServerSession, raw: string): Taken {
  const to = session.envelope.rcptTo[0]!.address;
  return { to, id: /^Message-ID: <([^@]+)@/im.exec(raw)?.[1] ?? '', raw, secure: session.secure };
}

function errorOf(refusal: Refusal | undefined): Error | null {
  return refusal ? Object.assign(new Error(refusal.words), { responseCode: refusal.code }) : null;
}

/** Returns a header's value, unfolded. */
export function header(raw: string, name: string): string | undefined {
  const unfolded = raw.split('\r\n\r\n', 1)[0]!.replaceAll(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1];
}

/** Returns the decoded text part. */
export function textOf(raw: string): string {
  const [, encoding = '', body = ''] =
    /Content-Type: text\/plain[^]*?Content-Transfer-Encoding: (\S+)\r\n\r\n([^]*?)\r\n--/i.exec(raw) ?? [];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body.replaceAll('\r\n', '\n');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
