import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../test/databases.ts';
import { startBackend } from '../test/processes.ts';
import { behaviors, startFront } from './front.ts';
import { startWeb, type Web } from './site.ts';
import { survives } from './survives.ts';

// All tests share one site and leave it healthy.
const folder = temporaryFolder();
const environment = { SEED: '1', DATA_DIR: folder.path };
let backend: Awaited<ReturnType<typeof startBackend>>;
let front: Awaited<ReturnType<typeof startFront>>;
let web: Web;

beforeAll(async () => {
  backend = await startBackend(environment);
  await backend.ready();
  front = await startFront(backend.url);
  web = await startWeb(front.url);
});
afterAll(async () => {
  await Promise.all([web?.stop('SIGKILL'), backend?.stop('SIGKILL')]);
  await front?.stop();
  folder.remove();
});

const { 'the backend resets every connection': _daily, ...others } = behaviors;

it.each(Object.entries(others))('readers get pages while %s', async (what, behavior) => {
  await survives({
    what,
    site: web,
    seconds: what.includes('5 s') ? 4 : 2,
    begin: () => front.misbehave(behavior),
    end: () => front.behave(),
  });
});

it('readers get pages while the backend is stopped and restarted', async () => {
  let stopping: ReturnType<typeof backend.stop>;
  await survives({
    what: 'the backend is stopped (SIGTERM)',
    site: web,
    seconds: 3,
    // Not awaited, because the stop must happen while readers send requests.
    begin: () => {
      stopping = backend.stop();
    },
    end: async () => {
      expect((await stopping).code).toBe(0);
      backend = await startBackend({ ...environment, PORT: String(backend.port) });
      await backend.ready();
    },
  });
});
