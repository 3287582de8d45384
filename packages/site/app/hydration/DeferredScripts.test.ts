import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

// React Router's Scripts is called as a function; this fails when its result changes.
it('renders one inert script with the list of files, and keeps the data scripts', () => {
  const html = readFileSync(new URL('../../../../apps/web/build/client/index.html', import.meta.url), 'utf8');
  const [, files = '', text = ''] =
    /<script [^>]*type="text\/plain"[^>]* data-app="([^"]*)"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(files.split(' ').length).toBeGreaterThan(3);
  expect(files).toMatch(/entry\.client-/);
  expect(text).toContain('import("/assets/entry.client');
  expect(html).toContain('window.__reactRouterContext =');
  expect(html).toContain('streamController.close()');
});

it("keeps the application's start below 139 kB", () => {
  const client = new URL('../../../../apps/web/build/client/', import.meta.url);
  const html = readFileSync(new URL('index.html', client), 'utf8');
  const files = /data-app="([^"]*)"/.exec(html)![1]!.split(' ');
  const sizes = files.map((file) => {
    const path = new URL(file.slice(1), client);
    const packed = new URL(`${path.href}.br`);
    return statSync(existsSync(packed) ? packed : path).size;
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(139_000);
});
