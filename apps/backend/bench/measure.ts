import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { createApp } from '../src/app.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { readSettings } from '../src/settings.ts';
import { domainCount, domainOfPost, randomNumbers, slugOfPost } from './posts.ts';

export interface Figures {
  medianMs: number;
  p99Ms: number;
}

export interface Measured {
  posts: number;
  calls: Record<CallName, Figures>;
  /** How many sequential scans of the posts' table happened during the run. */
  scans: number;
}

export type CallName = (typeof callNames)[number];
export const callNames = [
  'page 1',
  'middle page',
  'last page',
  'detail',
  'index',
  'search, rare word',
  'search, common words',
  'search, mistyped',
] as const;

const rareWords = ['thunderstorm', 'passport', 'carousel', 'accordion', 'lighthouse', 'museum'];
const commonWords = [
  'school',
  'children',
  'sleep night',
  'food',
  'car seat',
  'water bottle',
  'family dinner',
];
const mistyped = ['vaccinnation', 'todlders', 'bedtme', 'passprot', 'libary card', 'scool lunch'];

/** A running application on one of the databases. */
interface Running {
  posts: number;
  call(name: CallName): Promise<number>;
  scansSoFar(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Measures the real application over HTTP with one request at a time. Kinds and sizes take turns, so that
 * other load on the machine affects all of them equally.
 */
export async function measure(
  databases: { url: string; posts: number }[],
  rounds: number,
): Promise<Measured[]> {
  const running: Running[] = [];
  try {
    for (const { url, posts } of databases) running.push(await start(url, posts));
    const inTurn = async (times: number, took?: (one: Running, name: CallName, ms: number) => void) => {
      for (let round = 0; round < times; round += 1)
        for (const name of callNames)
          for (const one of running) {
            const ms = await one.call(name);
            took?.(one, name, ms);
          }
    };
    await inTurn(rounds / 4);
    const before = await Promise.all(running.map((one) => one.scansSoFar()));
    const times = new Map(running.map((one) => [one, emptyTimes()]));
    await inTurn(rounds, (one, name, ms) => times.get(one)?.[name].push(ms));
    return await Promise.all(
      running.map(async (one, index) => ({
        posts: one.posts,
        calls: figuresOf(times.get(one) ?? emptyTimes()),
        scans: (await one.scansSoFar()) - (before[index] ?? 0),
      })),
    );
  } finally {
    for (const one of running) await one.stop();
  }
}

async function start(databaseUrl: string, posts: number): Promise<Running> {
  const settings = readSettings({ DATABASE_URL: databaseUrl });
  const database = await openDatabase(settings);
  const stopping = new AbortController();
  const app = createApp({
    settings,
    database,
    logger: pino({ level: 'silent' }),
    stopping: stopping.signal,
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const authorization = `Bearer ${settings.BLOG_API_TOKEN}`;
  const pathOf = pathsOf(posts);
  return {
    posts,
    async call(name) {
      const path = pathOf[name]();
      const begun = performance.now();
      const answer = await fetch(origin + path, { headers: { authorization } });
      const body = await answer.text();
      const took = performance.now() - begun;
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body}`);
      // An empty list would be fast but measures nothing. A small site may lack a rare word.
      if (/"(?:blogs|posts)":\[\]/.test(body)) throw new Error(`${path} found nothing.`);
      return took;
    },
    async scansSoFar() {
      // Postgres updates its statistics after a connection has been idle for a second.
      await pause(1500);
      const rows = await database.db
        .select({ scans: sql<string>`coalesce(seq_scan, 0)` })
        .from(sql`pg_stat_user_tables`)
        .where(sql`relname = 'posts'`);
      return Number(rows[0]?.scans);
    },
    async stop() {
      stopping.abort();
      server.close();
      server.closeAllConnections();
      await database.close();
    },
  };
}

/** Returns the request paths of each kind of call; each call gets another path. */
function pathsOf(posts: number): Record<CallName, () => string> {
  const pages = Math.ceil(posts / domainCount / 10);
  const random = randomNumbers(posts);
  const any = (count: number) => Math.floor(random() * count);
  const domain = () => domainOfPost(any(domainCount));
  const list = (page: number) => `/functions/v1/get_metainfo?domain=${domain()}&page=${page}`;
  const search = (words: readonly string[]) =>
    `/api/search?${new URLSearchParams({ domain: domain(), q: words[any(words.length)] ?? '' })}`;
  return {
    'page 1': () => list(1),
    // A random page in the middle third.
    'middle page': () => list(1 + Math.floor(pages / 3) + any(Math.ceil(pages / 3))),
    'last page': () => list(pages),
    detail: () => `/functions/v1/get_details?slug=${slugOfPost(any(posts))}`,
    index: () => `/api/posts/index?domain=${domain()}`,
    'search, rare word': () => search(rareWords),
    'search, common words': () => search(commonWords),
    'search, mistyped': () => search(mistyped),
  };
}

type Times = Record<CallName, number[]>;

function emptyTimes(): Times {
  return Object.fromEntries(callNames.map((name) => [name, [] as number[]])) as Times;
}

function figuresOf(times: Times): Record<CallName, Figures> {
  const figures = callNames.map((name) => {
    const sorted = times[name].toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
    return [name, { medianMs: at(0.5), p99Ms: at(0.99) }];
  });
  return Object.fromEntries(figures) as Record<CallName, Figures>;
}
