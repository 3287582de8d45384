import { setTimeout as pause } from 'node:timers/promises';
import type { Web } from './site.ts';

/** The maximum time for an answer, whatever is broken. */
const budgetMs = 3_000;
const atOnce = 8;

/** An answer that a reader got. */
interface ReaderAnswer {
  path: string;
  status: number;
  ms: number;
  /** Why no reader should get this answer; undefined if it is right. */
  wrong?: string;
}

export interface Reading {
  requests: number;
  /** How many got our error page: status 5xx with the right text. */
  refused: number;
  /** Requests without an answer, or with a wrong or late one. */
  failed: ReaderAnswer[];
  slowestMs: number;
}

/** A path, and which answers are right while the backend is down. */
interface Read {
  path: (number: number) => string;
  wrong: (status: number, text: string, type: string) => string | undefined;
}

const headline = (text: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1];

/** Pages that are cached before the fault. */
const cachedPaths = [
  '/blog',
  '/blog/a-babys-first-passport',
  '/walls/sports',
  '/feeds/blog.rss',
  '/sitemap.xml',
];

/** Loads the pages to be cached. Returns all requests of readers during a fault. */
export async function prepare(web: Web): Promise<Read[]> {
  const cached = await Promise.all(
    cachedPaths.map(async (path): Promise<Read> => {
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
    ...cached,
    { path: () => '/', wrong: (status) => (status === 200 ? undefined : 'not there') },
    { path: () => '/search?q=fever', wrong: (status) => (status === 200 ? undefined : 'not there') },
    // Uncached pages: any number of posts that do not exist.
    page((number) => `/blog/cold-${number}`, 'Article Not Found'),
    page((number) => `/blog?page=${100 + number}`, 'Error Loading Blog', 'No Articles Found'),
    call((number) => `/functions/v1/get_details?slug=cold-${number}`),
    call((number) => `/api/search?domain=localhost&q=fever${number}`),
  ];
}

let asked = 0;

/**
 * Runs eight readers for that many seconds. Measures the delay of the machine itself and does not count it
 * against the site.
 */
export async function read(web: Web, reads: readonly Read[], seconds: number): Promise<Reading> {
  const end = performance.now() + seconds * 1_000;
  const answers: ReaderAnswer[] = [];
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
      answers.push(await ask(web.url, reads[number % reads.length]!, number));
      await pause(15);
    }
  };
  await Promise.all([clock(), ...Array.from({ length: atOnce }, reader)]);
  for (const one of answers)
    if (one.ms > budgetMs + machineMs) one.wrong ??= `later than ${Math.round(budgetMs + machineMs)} ms`;
  return {
    requests: answers.length,
    refused: answers.filter(({ status, wrong }) => status >= 500 && wrong === undefined).length,
    failed: answers.filter(({ wrong }) => wrong !== undefined),
    slowestMs: Math.max(...answers.map(({ ms }) => ms)),
  };
}

async function ask(
  url: string,
  { path: pathOf, wrong: wrongOf }: Read,
  number: number,
): Promise<ReaderAnswer> {
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

/** Returns the seconds until the site gets answers from the backend again: its 404 for a missing post. */
export async function recovered(web: Web, withinSeconds = 15): Promise<number> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1_000;
  for (let number = 0; seconds() < withinSeconds; number += 1) {
    const answer = await fetch(`${web.url}/blog/back-${Math.round(begun)}-${number}`);
    await answer.text();
    if (answer.status === 404) return seconds();
    await pause(50);
  }
  throw new Error(`The site did not recover within ${withinSeconds} s.`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
