import { freePort } from '@daily-nest/testing/free-port';
import { expect, it } from 'vitest';
import { startBackend } from './testing/backend.test-support.ts';
import { run, runUntilItAnswers } from './testing/web-process.ts';

it('serves answers, renderings and cached pages to Prometheus, on a port that readers cannot reach', async () => {
  const backend = await startBackend((_request, response) => response.writeHead(503).end());
  const metricsPort = await freePort();
  const settings = { METRICS_PORT: String(metricsPort), BACKEND_URL: backend.url };
  const { url: site } = await runUntilItAnswers(settings);
  for (const path of ['/', '/', '/search?q=colic', '/nowhere/at/all', '/articles?q=a@b.example'])
    await (await fetch(site + path)).text();
  expect((await fetch(`${site}/metrics`)).status).toBe(404);

  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const value = (series: string) => {
    const line = text.split('\n').find((found) => found.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length));
  };
  const answers = (kind: string, status: number) =>
    value(`daily_nest_http_request_duration_seconds_count{app="web",kind="${kind}",status="${status}"}`) ?? 0;
  expect(answers('search', 200)).toBe(1);
  expect(answers('probe', 200)).toBe(1);
  expect(answers('page', 404)).toBe(2);
  // The front page was ready each time, except possibly right after the start.
  expect(
    (value('daily_nest_ready_pages_total{app="web"}') ?? 0) + answers('page', 200),
  ).toBeGreaterThanOrEqual(3);
  expect(value('daily_nest_pages_cached{part="front",app="web"}')).toBeGreaterThanOrEqual(0);
  expect(value('daily_nest_pages_in_progress{kind="search",app="web"}')).toBe(0);
  for (const kind of ['page', 'search', 'card'])
    expect(value(`daily_nest_pages_waiting{kind="${kind}",app="web"}`)).toBe(0);
  expect(value('daily_nest_breaker_open{target="blog",app="web"}')).toBe(0);
  expect(text).not.toMatch(/colic|nowhere|a@b/);
});

it('reports that the port of the metrics is taken', async () => {
  const port = await freePort();
  await runUntilItAnswers({ METRICS_PORT: String(port) });
  const second = await run({ METRICS_PORT: String(port) });
  expect(await second.ended).toMatchObject({
    code: 1,
    stderr: `Port ${port} of METRICS_PORT is in use: set it to a free one.\n`,
  });
});
