import { freePort } from '@daily-nest/testing/free-port';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeMarkdown } from '../src/posts/markdown-file.ts';
import { onOneDatabase, temporaryFolder } from './databases.ts';
import { mailEnvironment } from './newsletter.ts';
import { aPost } from './posts.ts';
import { runCli, startBackend } from './processes.ts';

onOneDatabase('the metrics', (kind) => {
  const folder = temporaryFolder();
  let environment: Record<string, string>;
  let cleanUp: () => Promise<void>;

  beforeAll(async () => {
    const made = await kind.make();
    cleanUp = () => made.remove();
    environment = {
      ...made.environment,
      ...mailEnvironment('smtp://127.0.0.1:9'),
      METRICS_PORT: String(await freePort()),
    };
    for (const slug of ['one', 'two'])
      writeFileSync(
        join(folder.path, `${slug}.md`),
        writeMarkdown(aPost({ slug, image: 'http://127.0.0.1:9/none.jpg' })),
      );
    await runCli(['import', folder.path], environment);
  });
  afterAll(async () => {
    await cleanUp();
    folder.remove();
  });

  it('cover answers by route, posts, pictures, listeners and the database, and no data of readers', async () => {
    const backend = await startBackend(environment);
    try {
      await backend.ready();
      const listening = new AbortController();
      const stream = await fetch(`${backend.url}/api/stream?port=8076`, { signal: listening.signal });
      // The radio disconnects a listener who does not read.
      const heard = stream.body!.pipeTo(new WritableStream()).catch(() => undefined);
      await backend.get('/functions/v1/get_details?slug=one');
      await backend.get('/functions/v1/get_details?slug=none');
      await backend.get('/api/search?q=colic&domain=thedailynest.example');
      await fetch(`${backend.url}/api/search/unanswered`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"queries":["colic"]}',
      });
      const text = await (await fetch(`http://127.0.0.1:${environment['METRICS_PORT']}/metrics`)).text();
      const lines = text.split('\n').filter((line) => line.startsWith('daily_nest_'));
      for (const line of [
        'daily_nest_http_request_duration_seconds_count{app="backend",kind="/functions/v1/get_details",status="200"} 1',
        'daily_nest_http_request_duration_seconds_count{app="backend",kind="/functions/v1/get_details",status="404"} 1',
        'daily_nest_http_request_duration_seconds_count{app="backend",kind="/api/search",status="200"} 1',
        'daily_nest_posts{domain="thedailynest.example",app="backend"} 2',
        'daily_nest_radio_listeners{app="backend"} 1',
        'daily_nest_letters_uncertain{app="backend"} 0',
        'daily_nest_mail_server_away{app="backend"} 0',
        'daily_nest_database_up{app="backend"} 1',
      ])
        expect(lines).toContain(line);
      // Two seconds after the start it tries to read feeds, which fail without a network.
      expect(text).toMatch(/^daily_nest_feeds_failing\{app="backend"\} \d+$/m);
      expect(text).toMatch(/^daily_nest_pictures_waiting\{app="backend"\} [01]$/m);
      expect(text).not.toContain('colic');
      listening.abort();
      await heard;
    } finally {
      await backend.stop();
    }
  });
});
