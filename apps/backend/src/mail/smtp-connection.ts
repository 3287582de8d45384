import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { Readable } from 'node:stream';

/** Timeouts in ms. RFC 5321, 4.5.3.2.6 gives the answer to a whole message ten minutes. */
export interface SmtpTimeouts {
  connectMs: number;
  /** For every answer after the connection opened. */
  silenceMs: number;
}

const defaultTimeouts: SmtpTimeouts = { connectMs: 15_000, silenceMs: 120_000 };

export interface Message {
  from: string;
  to: string;
  bytes: Buffer;
}

/** A connection to the mail server. */
export interface SmtpConnection {
  /**
   * Sends a message. Calls `beforeEnd` after the whole message except its final dot. A server accepts no
   * message without the dot (RFC 5321, 3.8 and 4.1.1.4), so nothing is delivered if the process stops before
   * it. If `beforeEnd` throws, the dot is not sent.
   *
   * @returns the server's reply code
   */
  send(message: Message, beforeEnd: () => Promise<void>): Promise<number>;
  /** Sends QUIT. */
  quit(): void;
  /** Closes the socket at once. The server drops a message without its final dot. */
  close(): void;
}

const loopback = /^(?:localhost|127\.|\[?::1)/;

/** Opens a connection and logs in. Connections to other machines must be encrypted. */
export async function openSmtpConnection(
  url: string,
  timeouts: SmtpTimeouts = defaultTimeouts,
): Promise<SmtpConnection> {
  const { host = 'localhost', port, secure, auth, ...rest } = parseConnectionUrl(url);
  const connection = new SMTPConnection({
    requireTLS: !loopback.test(host),
    ...rest,
    host,
    port,
    secure,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
  });
  let rejectStep: ((error: Error) => void) | undefined;
  let failure: Error | undefined;
  const fail = (error: Error) => {
    failure ??= error;
    rejectStep?.(error);
  };
  connection.on('error', fail);
  connection.on('end', () => fail(new Error('The connection ended.')));
  /** Runs one step. Rejects if the connection fails meanwhile. */
  const step = <T>(run: (done: (error?: Error | null, result?: T) => void) => void) =>
    new Promise<T>((resolve, reject) => {
      if (failure) return reject(failure);
      rejectStep = reject;
      run((error, result) => (error ? reject(error) : resolve(result as T)));
    }).finally(() => (rejectStep = undefined));
  try {
    await step<void>((done) => connection.connect(done));
    const { user, pass } = { user: '', pass: '', ...(auth as { user?: string; pass?: string } | undefined) };
    if (user !== '') await step<unknown>((done) => connection.login({ credentials: { user, pass } }, done));
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    async send({ from, to, bytes }, beforeEnd) {
      const body = Readable.from(
        (async function* () {
          yield bytes;
          await beforeEnd();
        })(),
      );
      const envelope = { from, to: [to], size: bytes.length };
      const { response } = await step<{ response: string }>((done) => connection.send(envelope, body, done));
      return Number.parseInt(response, 10);
    },
    quit: () => connection.quit(),
    close: () => connection.close(),
  };
}
