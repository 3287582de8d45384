import { connect } from 'node:net';
import { seeded } from './random.ts';
import { type Grounds, oddRequest } from './requests.ts';

export interface FuzzOptions extends Grounds {
  /** A port of 127.0.0.1. */
  port: number;
  /** The same seed asks the same. */
  seed: number;
  requests: number;
  /** Answers that never end: their beginning is enough. */
  endless?: RegExp;
}

interface Finding {
  /** Finds the request again, together with the seed. */
  number: number;
  request: string;
  why: string;
}

const atOnce = 8;
/** Longer than any answer may take, with room for a busy machine. */
const patienceMs = 15_000;

/**
 * Asks a server many odd things, and finds what no client may bring about: a failure of the server (5xx), no answer in time, or
 * headers that a request has written. A connection that is closed without an answer is one.
 */
export async function fuzz({ port, seed, requests, endless, ...grounds }: FuzzOptions) {
  const random = seeded(seed);
  const statuses = new Map<number, number>();
  const findings: Finding[] = [];
  let number = 0;
  const askOn = async () => {
    while (number < requests) {
      number += 1;
      const mine = number;
      const request = oddRequest(random, grounds);
      const answer = await ask(port, request, endless);
      const why = problemOf(answer);
      if (why) findings.push({ number: mine, request: JSON.stringify(request.slice(0, 600)), why });
      if (answer !== 'late') statuses.set(statusOf(answer), (statuses.get(statusOf(answer)) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return { findings, statuses: Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b)) };
}

/** The status of an answer; 0 for none. */
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

function problemOf(answer: string): string | undefined {
  if (answer === 'late') return `no answer in ${patienceMs} ms`;
  if (statusOf(answer) >= 500) return answer.slice(0, answer.indexOf('\r\n'));
  const head = answer.slice(0, answer.indexOf('\r\n\r\n'));
  return /^x-injected:/im.test(head) ? 'a header that the request has written' : undefined;
}

/** The answer as it arrived, or 'late'. */
function ask(port: number, request: string, endless: RegExp | undefined): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const settle = (result: string) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(result);
    };
    const timer = setTimeout(() => settle('late'), patienceMs);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      // The head is all that is looked at.
      if (answer.length < 65_536) answer += chunk;
      if (endless?.test(request) && answer.includes('\r\n\r\n')) settle(answer);
    });
    socket.once('error', () => settle(answer));
    socket.once('close', () => settle(answer));
    socket.write(request, 'latin1');
  });
}
