import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { storyCoverage } from '../stories/coverage.ts';
import { apiReport, componentsPath, readmePath, reportPath } from './api.ts';
import { componentsDocument, componentsTable, withTable } from './components.ts';
import { published } from './packed.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const how = 'pnpm --filter @daily-nest/checks api:update, and a changeset';

it.each(published)('the API report of %s is that of its build', (name) => {
  const { report, models } = apiReport(name);
  expect(report, how).toBe(read(reportPath(name)));
  if (name !== 'ui') return;
  const components = storyCoverage(`${root}/packages/ui/src`);
  expect(componentsDocument(components, models), how).toBe(read(componentsPath));
  expect(withTable(read(readmePath), componentsTable(components, models)), how).toBe(read(readmePath));
});
