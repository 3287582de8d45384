import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { Settings } from '../server/settings.ts';
import { loadServer } from '../server/testing/built-server.ts';

const rounds = 300;

/** What pages made one after the other cost, in milliseconds of CPU each: React's rendering, and everything else. */
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
            react += millisecondsSince(process.threadCpuUsage(before));
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
  for (let number = 0; number < rounds; number += 1) await make(number);
  react = 0;
  const before = process.cpuUsage();
  for (let number = 0; number < rounds; number += 1) await make(number);
  const all = millisecondsSince(process.cpuUsage(before));
  await site.close();
  return { react: react / rounds, rest: (all - react) / rounds };
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
    blogApiToken: 'public-anon-key',
    blogCacheTtlMs: 0,
    rateLimit: 0,
    trustedProxies: 0,
    adScriptUrl: '',
    adOrigins: [],
    owner: {},
    maxConnections: 100,
    logLevel: 'silent',
  };
}

function millisecondsSince({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000;
}
