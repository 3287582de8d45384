import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The result of a wrk run. Times are in milliseconds. */
export interface Load {
  requests: number;
  seconds: number;
  /** Refused, incomplete or late requests, and those with another status than 200. */
  failed: number;
  p50: number;
  p99: number;
}

export interface LoadOptions {
  url: string;
  connections: number;
  seconds: number;
  /** Makes every request use a different address: the url followed by a number, starting with this one. */
  eachFrom?: number;
}

const execute = promisify(execFile);
const script = fileURLToPath(new URL('wrk.lua', import.meta.url));

/** Requests a page as fast as the answers come, as a browser that accepts brotli. */
export async function load({ url, connections, seconds, eachFrom }: LoadOptions): Promise<Load> {
  const { stdout } = await execute('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    '--timeout=10s',
    '--header=accept-encoding: gzip, deflate, br',
    `--script=${script}`,
    url,
    '--',
    ...(eachFrom === undefined ? [] : ['each', String(eachFrom)]),
  ]);
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Load;
}

/** Ends the process with a message if a program is missing. */
export function assertInstalled(programs: Record<string, string>): void {
  for (const [program, path] of Object.entries(programs)) {
    if (existsSync(path)) continue;
    process.stderr.write(`There is no ${program} here: apt-get install ${program}\n`);
    process.exit(1);
  }
}
