import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const found = (text: string) =>
  new Set(
    [...text.matchAll(/\bdaily_nest_[a-z_]+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')),
  );

/** The metrics that the apps make, by the calls that make them. */
const made = new Set([
  'daily_nest_http_request_duration_seconds',
  ...globSync('{packages/site/server,apps/backend/src}/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) =>
      [...read(path).matchAll(/metrics\??\.(?:gauges?|total|counter)\(\s*'([a-z_]+)'/g)].map(
        ([, name]) => `daily_nest_${name}`,
      ),
    ),
]);

it('the contract of the metrics names each that the apps tell, and no other', () => {
  expect(made.size).toBeGreaterThan(8);
  expect(found(read('docs/contracts/metrics.md'))).toEqual(made);
});

it.each(['alerts.yml', 'grafana-dashboard.json'])('%s asks for metrics that there are', (file) => {
  const asked = found(read(`deploy/observability/${file}`));
  expect(asked.size).toBeGreaterThan(3);
  for (const name of asked) expect(made).toContain(name);
});
