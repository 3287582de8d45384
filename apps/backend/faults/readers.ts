import { setTimeout as pause } from 'node:timers/promises';
import type { Web } from './site.ts';

/** How long a reader waits for an answer, whatever is broken. */
const budgetMs = 3_000;
const atOnce = 8;

/** What one reader was given. */
interface Given {
  path: string;
  status: number;
  ms: number;
  /** Why this is nothing that a reader should be given. */
  wrong?: string;
}

export interface Reading {
  requests: number;
  /** How many got an error page of ours: status 5xx with the right text. */
  refused: number;
  /** Those without an answer, with a wrong or a late one. */
  failed: Given[];
  slowestMs: number;
}

/** An address, and what of its answers is right while the backend is not. */
interface Read {
  path: (number: number) => string;
  wrong: (status: number, text: string, type: string) => string | undefined;
}

const headline = (text: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1];

/** Pages that somebody has read before: what was in them stays. */
const keptPaths = [
  '/blog',
  '/blog/a-babys-first-passport',
  '/walls/sports',
  '/feeds/blog.rss',
  '/sitemap.xml',
];

/** Reads what is to be kept, and answers with all that readers ask for during a fault. */
export async function prepare(web: Web): Promise<Read[]> {
  const kept = await Promise.all(
    keptPaths.map(async (path): Promise<Read> => {
      const before = await fetch(web.url + path);
      if (before.status !== 200) throw new Error(`${path} was ${before.status} before anything was broken.`);
      const known = headline(await before.text());
      return {
        path: () => path,
        wrong: (status, text) =>
          status === 200 && headline(text) === known ? undefined : 'the page that was there is gone',
      };
    }),
  );
  const page = (path: Read['path'], ...sentences: string[]): Read => ({
    path,
    wrong: (_status, text) =>
      sentences.some((sentence) => text.includes(sentence)) && text.includes('<footer')
        ? undefined
        : 'not the texts of docs/product.md',
  });
  const call = (path: Read['path']): Read => ({
    path,
    wrong: (_status, text, type) =>
      type.startsWith('application/json') && !text.includes('secret') && isJson(text) ? undefined : 'no JSON',
  });
  return [
    ...kept,
    { path: () => '/', wrong: (status) => (status === 200 ? undefined : 'not there') },
    { path: () => '/search?q=fever', wrong: (status) => (status === 200 ? undefined : 'not there') },
    // Whatever nobody has read: of posts that do not exist there are any number.
    page((number) => `/blog/cold-${number}`, 'Article Not Found'),
    page((number) => `/blog?page=${100 + number}`, 'Error Loading Blog', 'No Articles Found'),
    call((number) => `/functions/v1/get_details?slug=cold-${number}`),
    call((number) => `/api/search?domain=localhost&q=fever${number}`),
  ];
}

let asked = 0;

/** Eight readers, for so many seconds. How slow the machine itself is meanwhile is measured, and not held against the site. */
export async function read(web: Web, reads: readonly Read[], seconds: number): Promise<Reading> {
  const end = performance.now() + seconds * 1_000;
  const given: Given[] = [];
  let machineMs = 0;
  const clock = async () => {
    while (performance.now() < end) {
      const begun = performance.now();
      await fetch(`${web.url}/healthz`).then((answer) => answer.text());
      machineMs = Math.max(machineMs, performance.now() - begun);
      await pause(100);
    }
  };
  const reader = async () => {
    while (performance.now() < end) {
      const number = (asked += 1);
      given.push(await ask(web.url, reads[number % reads.length]!, number));
      await pause(15);
    }
  };
  await Promise.all([clock(), ...Array.from({ length: atOnce }, reader)]);
  for (const one of given)
    if (one.ms > budgetMs + machineMs) one.wrong ??= `later than ${Math.round(budgetMs + machineMs)} ms`;
  return {
    requests: given.length,
    refused: given.filter(({ status, wrong }) => status >= 500 && wrong === undefined).length,
    failed: given.filter(({ wrong }) => wrong !== undefined),
    slowestMs: Math.max(...given.map(({ ms }) => ms)),
  };
}

async function ask(url: string, { path: pathOf, wrong: wrongOf }: Read, number: number): Promise<Given> {
  const path = pathOf(number);
  const begun = performance.now();
  try {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(15_000) });
    const text = await answer.text();
    const wrong = wrongOf(answer.status, text, answer.headers.get('content-type') ?? '');
    return { path, status: answer.status, ms: performance.now() - begun, ...(wrong && { wrong }) };
  } catch (error) {
    return { path, status: 0, ms: performance.now() - begun, wrong: String(error) };
  }
}

/** Seconds until a page that must be asked for is there again: the blog's own word that there is no such post. */
export async function recovered(web: Web, withinSeconds = 15): Promise<number> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1_000;
  for (let number = 0; seconds() < withinSeconds; number += 1) {
    const answer = await fetch(`${web.url}/blog/back-${Math.round(begun)}-${number}`);
    await answer.text();
    if (answer.status === 404) return seconds();
    await pause(50);
  }
  throw new Error(`The site is not itself again after ${withinSeconds} s.`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
