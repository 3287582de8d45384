import { setTimeout as pause } from 'node:timers/promises';
import { residentMemory } from '@daily-nest/testing/memory';
import { load, type LoadOptions } from './load.ts';
import { startNginx } from './nginx.ts';
import { partsOfPage } from './react-part.ts';
import { startSite } from './site.ts';

/**
 * Measures a ready page and nginx with the same bytes, alternately. Takes the best run of each: other load on
 * a shared machine only slows a run down, and the slowest of seven took six times as long with the same
 * build.
 */
export async function measureReady(seconds: number) {
  const { site } = await startSite({});
  const nginx = await startNginx(`${site.url}/`);
  const ours: Awaited<ReturnType<typeof measured>>[] = [];
  const theirs: typeof ours = [];
  let failed = 0;
  try {
    await load({ url: `${site.url}/`, connections: 16, seconds });
    for (let round = 0; round < 7; round += 1) {
      ours.push(await measured(site));
      theirs.push(await measured(nginx));
    }
  } finally {
    await site.stop();
    await nginx.stop();
  }
  const [best, nginxBest] = [bestOf(ours), bestOf(theirs)];
  return {
    perSecond: best.rate,
    nginxPerSecond: nginxBest.rate,
    ratio: best.rate / nginxBest.rate,
    cpu: best.cpu,
    nginxCpu: nginxBest.cpu,
    failed,
  };

  async function measured(server: typeof site) {
    const before = server.cpu();
    const run = await load({ url: `${server.url}/`, connections: 16, seconds });
    failed += run.failed;
    return { rate: run.requests / run.seconds, cpu: (server.cpu() - before) / run.requests };
  }
}

const bestOf = (runs: readonly { rate: number; cpu: number }[]) => ({
  rate: Math.max(...runs.map(({ rate }) => rate)),
  cpu: Math.min(...runs.map(({ cpu }) => cpu)),
});

/** Measures pages that are rendered for each request, with all caches off. */
export async function measureFresh(backendUrl: string, seconds: number) {
  const { site } = await startSite({ BACKEND_URL: backendUrl, BLOG_CACHE_TTL_MS: '0' });
  try {
    await load({ url: `${site.url}/blog/post-`, connections: 8, seconds, eachFrom: 0 });
    const before = site.cpu();
    const first = await load({
      url: `${site.url}/blog/post-`,
      connections: 50,
      seconds,
      eachFrom: 1_000_000,
    });
    const cpu = (site.cpu() - before) / first.requests;
    const each = await calmest({
      url: `${site.url}/blog/post-`,
      connections: 50,
      seconds,
      eachFrom: 2_000_000,
    });
    const same = await calmest({ url: `${site.url}/blog`, connections: 50, seconds });
    each.failed += first.failed;
    return { each, same, cpu, parts: await partsOfPage((number) => `/blog/post-${number}`, backendUrl) };
  } finally {
    await site.stop();
  }
}

/** Returns the run of three with the lowest latency of slow answers; counts the failures of all of them. */
async function calmest(options: LoadOptions) {
  const runs = [await load(options), await load(options), await load(options)];
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  return { ...runs.toSorted((one, other) => one.p99 - other.p99)[0]!, failed };
}

/** Returns the time from the command to the first page: the best of several starts. */
export async function measureStart(times: number): Promise<number> {
  const starts: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const { site, startMs } = await startSite({});
    starts.push(startMs);
    // Enough time for the server to prepare its next start.
    await pause(time === 0 ? 5_000 : 0);
    await site.stop();
  }
  return Math.min(...starts);
}

/**
 * Returns the memory after half and after all of the requests for one ready page, in MiB. For different pages
 * see `memory.ts`.
 */
export async function measureMemory(requests: number) {
  const { site } = await startSite({});
  const sent = async () => {
    for (let done = 0; done < requests / 2;)
      done += (await load({ url: `${site.url}/`, connections: 16, seconds: 1 })).requests;
    return residentMemory(site.pid);
  };
  try {
    return [await sent(), await sent()] as const;
  } finally {
    await site.stop();
  }
}
