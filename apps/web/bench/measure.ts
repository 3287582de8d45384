import { setTimeout as pause } from 'node:timers/promises';
import { load } from './load.ts';
import { median } from './median.ts';
import { startNginx } from './nginx.ts';
import { partsOfPage } from './react-part.ts';
import { startSite } from './site.ts';

/** A page that is ready, beside nginx with the same bytes: turn about, so that what else the machine does meets both. */
export async function measureReady(seconds: number) {
  const { site } = await startSite({});
  const nginx = await startNginx(`${site.url}/`);
  const rates: { ours: number; theirs: number }[] = [];
  const cpu: { ours: number; theirs: number }[] = [];
  let failed = 0;
  try {
    await load({ url: `${site.url}/`, connections: 16, seconds });
    for (let round = 0; round < 7; round += 1) {
      const [ours, theirs] = [await measured(site), await measured(nginx)];
      rates.push({ ours: ours.rate, theirs: theirs.rate });
      cpu.push({ ours: ours.cpu, theirs: theirs.cpu });
    }
  } finally {
    await site.stop();
    await nginx.stop();
  }
  return {
    perSecond: median(rates.map(({ ours }) => ours)),
    nginxPerSecond: median(rates.map(({ theirs }) => theirs)),
    ratio: median(rates.map(({ ours, theirs }) => ours / theirs)),
    cpu: median(cpu.map(({ ours }) => ours)),
    nginxCpu: median(cpu.map(({ theirs }) => theirs)),
    failed,
  };

  async function measured(server: typeof site) {
    const before = server.cpu();
    const run = await load({ url: `${server.url}/`, connections: 16, seconds });
    failed += run.failed;
    return { rate: run.requests / run.seconds, cpu: (server.cpu() - before) / run.requests };
  }
}

/** Pages that are made afresh for each question, with nothing kept. */
export async function measureFresh(backendUrl: string, seconds: number) {
  const { site } = await startSite({ BACKEND_URL: backendUrl, BLOG_CACHE_TTL_MS: '0' });
  try {
    await load({ url: `${site.url}/blog/post-`, connections: 8, seconds, eachFrom: 0 });
    const before = site.cpu();
    const each = await load({ url: `${site.url}/blog/post-`, connections: 50, seconds, eachFrom: 1_000_000 });
    const cpu = (site.cpu() - before) / each.requests;
    const same = await load({ url: `${site.url}/blog`, connections: 50, seconds });
    return { each, same, cpu, parts: await partsOfPage((number) => `/blog/post-${number}`, backendUrl) };
  } finally {
    await site.stop();
  }
}

/** From the command to the first page, the median of several starts. */
export async function measureStart(times: number): Promise<number> {
  const starts: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const { site, startMs } = await startSite({});
    starts.push(startMs);
    // Long enough for what the server does for its next start.
    await pause(time === 0 ? 5_000 : 0);
    await site.stop();
  }
  return median(starts);
}

/** Memory while a page that is ready is sent so many times: after half of them and after all, in MiB. Different pages: `memory.ts`. */
export async function measureMemory(requests: number) {
  const { site } = await startSite({});
  const sent = async () => {
    for (let done = 0; done < requests / 2;)
      done += (await load({ url: `${site.url}/`, connections: 16, seconds: 1 })).requests;
    return site.memory();
  };
  try {
    return [await sent(), await sent()] as const;
  } finally {
    await site.stop();
  }
}
