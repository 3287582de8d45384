import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openMetrics } from './index.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { type MetricsServer, serveMetrics } from './serve.ts';

const running: MetricsServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

async function scrape(metrics: Metrics, path = '/metrics') {
  const server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
  running.push(server);
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

it('tells rates and times of answers, with the app they are of', async () => {
  const metrics = createMetrics('web');
  metrics.answered('page', 200, 12);
  metrics.answered('page', 200, 400);
  metrics.answered('page', 503, 1);
  const { status, type, text } = await scrape(metrics);
  expect(status).toBe(200);
  expect(type).toBe('text/plain; version=0.0.4; charset=utf-8');
  const line = (name: string) =>
    text.split('\n').filter((found) => found.startsWith(`daily_nest_http_request_duration_seconds${name}`));
  expect(line('_count')).toEqual([
    'daily_nest_http_request_duration_seconds_count{app="web",kind="page",status="200"} 2',
    'daily_nest_http_request_duration_seconds_count{app="web",kind="page",status="503"} 1',
  ]);
  expect(text).toContain('_bucket{le="0.025",app="web",kind="page",status="200"} 1');
  expect(text).toMatch(/^process_resident_memory_bytes\{app="web"\} \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds\{app="web"\}/m);
});

it('reads what others count when it is asked, each time anew', async () => {
  const metrics = createMetrics('backend');
  let listeners = 3;
  metrics.gauge('radio_listeners', 'Who hears the radio.', () => listeners);
  metrics.total('ready_pages_total', 'Pages that were ready.', () => 7);
  metrics.gauges('posts', 'Posts.', ['domain'], () =>
    Promise.resolve([
      { labels: { domain: 'a.example' }, value: 2 },
      { labels: { domain: 'b.example' }, value: 5 },
    ]),
  );
  const opened = metrics.counter('breaker_opened_total', 'Times that it opened.', ['to']);
  opened({ to: 'backend' });
  const first = await scrape(metrics);
  expect(first.text).toContain('daily_nest_radio_listeners{app="backend"} 3\n');
  expect(first.text).toContain('daily_nest_ready_pages_total{app="backend"} 7\n');
  expect(first.text).toContain('daily_nest_posts{domain="a.example",app="backend"} 2\n');
  expect(first.text).toContain('daily_nest_breaker_opened_total{to="backend",app="backend"} 1\n');
  listeners = 0;
  const second = await scrape(metrics);
  expect(second.text).toContain('daily_nest_radio_listeners{app="backend"} 0\n');
  expect(second.text).toContain('daily_nest_ready_pages_total{app="backend"} 7\n');
});

it('leaves out what cannot be read, and tells the rest', async () => {
  const metrics = createMetrics('backend');
  metrics.gauge('posts', 'Posts.', () => Promise.reject(new Error('no database')));
  metrics.gauge('radio_listeners', 'Who hears the radio.', () => 1);
  const { status, text } = await scrape(metrics);
  expect(status).toBe(200);
  expect(text).not.toMatch(/^daily_nest_posts[{ ]/m);
  expect(text).toContain('daily_nest_radio_listeners{app="backend"} 1\n');
});

it('answers nothing else', async () => {
  expect((await scrape(createMetrics('web'), '/')).status).toBe(404);
});

it('says when the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(openMetrics('web', { port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} of METRICS_PORT is in use: set it to a free one.`,
  );
  other.close();
});
