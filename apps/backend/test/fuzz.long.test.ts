import { fuzz } from '@daily-nest/server/fuzzing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startBackend } from './processes.ts';

const requests = 10_000;
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

const paths = [
  '/healthz',
  '/readyz',
  '/functions/v1/get_metainfo',
  '/functions/v1/get_metainfo?domain=thedailynest.example&page=1',
  '/functions/v1/get_details',
  '/functions/v1/get_details?slug=a-babys-first-passport',
  '/api/feeds/sports',
  '/api/feeds/local-news',
  '/api/search',
  '/api/search?q=fever&domain=thedailynest.example',
  '/api/posts/index',
  '/api/posts/index?domain=thedailynest.example',
  '/api/posts/beside',
  '/api/posts/beside?slug=a-babys-first-passport',
  '/api/now-playing',
  '/api/stream',
  '/api/status',
  '/nowhere',
  '/api/pictures/0123456789abcdef/scene-800.avif',
  '/functions/v1/nothing',
];
const parameters = ['q', 'page', 'slug', 'domain', 'cursor', 'topic', 'port', 'limit'];

it(`${requests} malformed requests do not crash or hang the backend, and their input is never shown (seed ${seed})`, async () => {
  const data = mkdtempSync(join(tmpdir(), 'daily-nest-fuzz-'));
  const backend = await startBackend({ DATA_DIR: data, LOG_LEVEL: 'info' });
  onTestFinished(async () => {
    await backend.stop('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });
  await backend.ready();
  const { findings, statuses } = await fuzz({
    port: backend.port,
    seed,
    requests,
    paths,
    parameters,
    headers: { authorization: 'Bearer public-anon-key' },
    endless: /\/api\/stream/,
  });
  expect(findings).toEqual([]);
  expect(backend.alive()).toBe(true);
  // Enough requests were valid and reached the calls.
  expect(statuses[200]).toBeGreaterThan(requests / 20);
}, 600_000);
