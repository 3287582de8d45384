import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { Settings } from '@daily-nest/site/settings';
import { median } from './median.ts';
import { loadServer } from '@daily-nest/site/testing/server';

const rounds = 9;
const pagesOfRound = 60;
/** The number of rounds until V8 has compiled the code of a warm server. */
const roundsBefore = 10;

/**
 * Measures pages rendered one after the other, in milliseconds of CPU each: React's rendering, the rest of
 * the main thread, for which all readers wait, and the whole process with compression and garbage collection.
 */
export async function partsOfPage(pathOf: (number: number) => string, backendUrl: string) {
  const built = await loadServer();
  const render = built.entry.module.default;
  let react = 0;
  const site = built.createSite({
    build: {
      ...built,
      entry: {
        ...built.entry,
        module: {
          ...built.entry.module,
          async default(...given: Parameters<typeof render>) {
            const before = process.threadCpuUsage();
            const page = await render(...given);
            react += millisecondsOf(process.threadCpuUsage(before));
            return page;
          },
        },
      },
    },
    folder: fileURLToPath(new URL('../build/client', import.meta.url)),
    settings: settingsWith(backendUrl),
    logger: pino({ level: 'silent' }),
  });
  const make = async (number: number) => {
    const url = `http://localhost${pathOf(number)}`;
    await (await site.fetch(new Request(url, { headers: { 'accept-encoding': 'br' } }))).arrayBuffer();
  };
  for (let number = 1; number <= roundsBefore; number += 1) await round(rounds + number);
  const costs: { react: number; rest: number; all: number }[] = [];
  for (let number = 1; number <= rounds; number += 1) costs.push(await round(number));
  await site.close();
  return {
    react: median(costs.map((cost) => cost.react)),
    rest: median(costs.map((cost) => cost.rest)),
    all: median(costs.map((cost) => cost.all)),
  };

  async function round(number: number) {
    react = 0;
    const [thread, all] = [process.threadCpuUsage(), process.cpuUsage()];
    for (let page = 0; page < pagesOfRound; page += 1) await make(number * pagesOfRound + page);
    const main = millisecondsOf(process.threadCpuUsage(thread));
    const [ofReact, ofAll] = [react, millisecondsOf(process.cpuUsage(all))];
    return {
      react: ofReact / pagesOfRound,
      rest: (main - ofReact) / pagesOfRound,
      all: ofAll / pagesOfRound,
    };
  }
}

function settingsWith(backendUrl: string): Settings {
  return {
    port: 0,
    host: '127.0.0.1',
    siteUrl: 'http://localhost',
    siteHosts: ['localhost'],
    hstsSubdomains: true,
    backendUrl,
    blogUrl: backendUrl,
    foreignBlog: false,
    blogTimeoutMs: 2_500,
    blogPatienceMs: 3_000,
    blogApiToken: 'public-anon-key',
    blogCacheTtlMs: 0,
    rateLimit: 0,
    trustedProxies: 0,
    proxies: [],
    earlyHints: false,
    offline: 'on',
    readCounts: false,
    adOrigins: [],
    owner: {},
    newsletter: false,
    maxConnections: 100,
    logLevel: 'silent',
  };
}

function millisecondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000;
}
