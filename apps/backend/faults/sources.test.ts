import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../test/databases.ts';
import { startBackend } from '../test/processes.ts';
import { prepare, read } from './readers.ts';
import { note } from './rows.ts';
import { startWeb, type Web } from './site.ts';

/** A radio source that accepts connections and sends nothing. */
const silent = createServer(() => undefined);
const folder = temporaryFolder();
let backend: Awaited<ReturnType<typeof startBackend>>;
let web: Web;
let port: number;

beforeAll(async () => {
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  port = (silent.address() as AddressInfo).port;
  // The seed feeds have host names that do not resolve here.
  backend = await startBackend({
    DATA_DIR: folder.path,
    RADIO_URL: 'http://127.0.0.1',
    RADIO_PORTS: String(port),
  });
  await backend.ready();
  web = await startWeb(backend.url);
});
afterAll(async () => {
  await Promise.all([web.stop('SIGKILL'), backend.stop('SIGKILL')]);
  silent.close();
  folder.remove();
});

it('readers get pages and walls while all feeds and the radio source are down', async () => {
  const reads = await prepare(web);
  const begun = performance.now();
  const radio = fetch(`${web.url}/api/stream?port=${port}`);
  const { failed, ...reading } = await read(web, reads, 4);
  expect(failed).toEqual([]);
  expect(reading.refused).toBe(0);
  const stream = await radio;
  expect([502, 504]).toContain(stream.status);
  expect(await stream.text()).toContain('"error"');
  expect(performance.now() - begun).toBeLessThan(8_000);
  for (const topic of ['sports', 'politics', 'local-news'])
    expect(await (await fetch(`${web.url}/walls/${topic}`)).text()).toContain('<h');
  note({
    what: 'all feeds and the radio’s source are dead',
    ...reading,
    failed: 0,
    recoverySeconds: undefined,
  });
});
