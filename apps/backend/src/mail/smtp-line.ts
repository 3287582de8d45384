import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import { Readable } from 'node:stream';

/** What may take how long, in ms. The answer to a whole message may take minutes: RFC 5321, 4.5.3.2.6 gives it ten. */
export interface LinePatience {
  connectMs: number;
  /** Silence of the server at any other point. */
  silenceMs: number;
}

const patient: LinePatience = { connectMs: 15_000, silenceMs: 120_000 };

export interface Message {
  from: string;
  to: string;
  bytes: Buffer;
}

/** A connection to the server that takes our letters. */
export interface Line {
  /**
   * Sends a message. `beforeEnd` runs when the server has had all of it but its end: until that is said, a server does not take it
   * (RFC 5321, 3.8 and 4.1.1.4), so nobody gets what a fallen process has sent so far. Where it throws, the end is not said.
   *
   * @returns the server's number
   */
  send(message: Message, beforeEnd: () => Promise<void>): Promise<number>;
  /** Says good-bye. */
  quit(): void;
  /** Ends it where it stands; a message whose end was not said is no message then. */
  close(): void;
}

const loopback = /^(?:localhost|127\.|\[?::1)/;

/** Opens a connection and logs in. Away from this machine it is encrypted, or there is none. */
export async function openLine(url: string, patience: LinePatience = patient): Promise<Line> {
  const { host = 'localhost', port, secure, auth, ...rest } = parseConnectionUrl(url);
  const connection = new SMTPConnection({
    requireTLS: !loopback.test(host),
    ...rest,
    host,
    port,
    secure,
    connectionTimeout: patience.connectMs,
    greetingTimeout: patience.connectMs,
    dnsTimeout: patience.connectMs,
    socketTimeout: patience.silenceMs,
  });
  let failed: ((error: Error) => void) | undefined;
  let broken: Error | undefined;
  const fail = (error: Error) => {
    broken ??= error;
    failed?.(error);
  };
  connection.on('error', fail);
  connection.on('end', () => fail(new Error('The connection ended.')));
  /** One step; whatever breaks the connection meanwhile breaks the step. */
  const step = <T>(run: (done: (error?: Error | null, result?: T) => void) => void) =>
    new Promise<T>((resolve, reject) => {
      if (broken) return reject(broken);
      failed = reject;
      run((error, result) => (error ? reject(error) : resolve(result as T)));
    }).finally(() => (failed = undefined));
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
      const withEnd = Readable.from(
        (async function* () {
          yield bytes;
          await beforeEnd();
        })(),
      );
      const envelope = { from, to: [to], size: bytes.length };
      const { response } = await step<{ response: string }>((done) =>
        connection.send(envelope, withEnd, done),
      );
      return Number.parseInt(response, 10);
    },
    quit: () => connection.quit(),
    close: () => connection.close(),
  };
}
