import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiReport, reportPath } from './api.ts';
import { published } from './packed.ts';

it.each(published)('what %s promises is what its report says', (name) => {
  const committed = readFileSync(reportPath(name), 'utf8');
  expect(apiReport(name), 'pnpm --filter @daily-nest/checks api:update, and a changeset').toBe(committed);
});

it('reports props, functions and the values of variants', () => {
  const report = apiReport('ui');
  expect(report).toContain('## @daily-nest/ui/article-card');
  expect(report).toContain('export declare function ArticleCard(');
  expect(report).toContain('// keyof typeof css.variant: "compact" | "full" | "lead"');
});
