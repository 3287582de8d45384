import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Target {
  /** A port of 127.0.0.1. */
  port: number;
  /** @default '/' */
  path?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  /** What the answer says of its connection: `close` or `keep-alive`. */
  connection: string;
  bytes: number;
}

/** Reads one answer whole. Rejects when the connection fails, also in the middle of the body. */
export function readOnce({ path = '/', ...target }: Target, agent = new Agent()): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', path, agent, ...target }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection ?? '', bytes }),
      );
    }).once('error', reject);
  });
}

/**
 * Readers who ask again and again, each on a connection of its own that it keeps. A reader who is told `Connection: close`
 * leaves: it asks elsewhere from then on, as a proxy asks another copy of the server.
 */
export function keepAliveReaders({ readers, ...target }: Target & { readers: number }) {
  const answers: Answer[] = [];
  const failures: string[] = [];
  const reader = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let told = ''; told !== 'close'; await pause(Math.random() * 10)) {
      try {
        const answer = await readOnce(target, agent);
        answers.push(answer);
        told = answer.connection;
      } catch (error) {
        failures.push((error as Error).message);
        return;
      }
    }
  };
  const done = Promise.all(Array.from({ length: readers }, reader)).then(() => ({ answers, failures }));
  return { answers, failures, done };
}

/**
 * Readers who ask again and again, each time on a new connection, until they are told to leave. One whose connection is refused tries
 * again a moment later: nothing of it was lost, and a proxy would ask another copy of the server. Any answer but 200 is a failure.
 */
export function reconnectingReaders({ readers, ...target }: Target & { readers: number }) {
  const failures: string[] = [];
  let answered = 0;
  const leaving = new AbortController();
  const reader = async () => {
    while (!leaving.signal.aborted) {
      try {
        const { status } = await readOnce(target);
        if (status === 200) answered += 1;
        else failures.push(String(status));
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        if (code === 'ECONNREFUSED') await pause(20);
        else failures.push(message);
      }
    }
  };
  const done = Promise.all(Array.from({ length: readers }, reader));
  return {
    /** How many answers they have had. */
    answered: () => answered,
    failures,
    async leave() {
      leaving.abort();
      await done;
      return { answered, failures };
    },
  };
}

/**
 * Sends a body, announced or in pieces, as fast as it is taken, until all of it is sent or the server hangs up. Tells what was answered,
 * how much was sent and how long it took until the connection was closed.
 */
export async function sendBody({
  port,
  path = '/',
  headers = {},
  method = 'POST',
  bytes,
  announced,
}: Target & { method?: string; bytes: number; announced: boolean }) {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('latin1').on('data', (text: string) => (heard += text));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const begun = performance.now();
  const length = announced ? { 'Content-Length': String(bytes) } : { 'Transfer-Encoding': 'chunked' };
  const lines = Object.entries({ Host: 'localhost', ...headers, ...length });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n`);
  // A reset is an end like any other.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const size = 65_536;
  const text = 'x'.repeat(size);
  const piece = announced ? text : `${size.toString(16)}\r\n${text}\r\n`;
  let sent = 0;
  while (sent < bytes && !socket.destroyed) {
    sent += size;
    if (!socket.write(piece))
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
  if (!announced && !socket.destroyed) socket.write('0\r\n\r\n');
  await Promise.race([closed, pause(35_000)]);
  socket.destroy();
  const statuses = Array.from(heard.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status));
  return { statuses, heard, sent, seconds: (performance.now() - begun) / 1_000 };
}

/** Clients that send many requests at once and read no answer. */
export async function greedyClients({
  port,
  path = '/',
  headers = {},
  clients,
  requests,
}: Target & { clients: number; requests: number }) {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const asked = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`.repeat(requests);
  let ended = 0;
  const sockets = await Promise.all(
    Array.from({ length: clients }, async () => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => undefined);
      socket.once('close', () => (ended += 1));
      await once(socket, 'connect');
      socket.write(asked);
      return socket;
    }),
  );
  return {
    /** Reads what has arrived, and tells on how many of the connections the server had hung up. */
    async hungUp(withinMs = 15_000): Promise<number> {
      for (const socket of sockets) socket.resume();
      const end = performance.now() + withinMs;
      while (ended < sockets.length && performance.now() < end) await pause(50);
      return ended;
    },
    leave() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The most memory that a process holds while `ms` pass, in MB. Linux only. */
export async function mostMemory(pid: number, ms: number): Promise<number> {
  let most = 0;
  for (const end = performance.now() + ms; performance.now() < end; await pause(100)) {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    most = Math.max(most, Number(kilobytes) / 1024);
  }
  return most;
}
