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
