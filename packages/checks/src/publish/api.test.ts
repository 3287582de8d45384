import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiReport, reportPath } from './api.ts';
import { published } from './packed.ts';

it.each(published)('the API report of %s is that of its build', (name) => {
  const committed = readFileSync(reportPath(name), 'utf8');
  expect(apiReport(name), 'pnpm --filter @daily-nest/checks api:update, and a changeset').toBe(committed);
});
