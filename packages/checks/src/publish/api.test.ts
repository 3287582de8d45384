import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiReport, reportPath } from './api.ts';
import { exportsOf } from './exports.ts';
import { entriesOf, published } from './packed.ts';

it.each(published)('what %s promises is what its report says', (name) => {
  const committed = readFileSync(reportPath(name), 'utf8');
  expect(apiReport(name), 'pnpm --filter @daily-nest/checks api:update, and a changeset').toBe(committed);
});

it('reports props, functions and the values of variants', () => {
  const report = apiReport('ui');
  expect(report).toContain('## @daily-nest/ui/article-card');
  expect(report).toContain('export declare function ArticleCard(');
  expect(report).toContain('// keyof typeof css.variant: "lead" | "row"');
});

it('promises no name that a consumer cannot import', () => {
  for (const name of published) {
    const report = apiReport(name);
    for (const { entry, source } of entriesOf(name)) {
      const { values, types } = exportsOf(source);
      const section = sectionOf(report, name, entry);
      const promised = section.split('// Mentioned above')[0]!;
      const names = [...promised.matchAll(/^export (?:declare )?(?:abstract )?\w+ (\w+)/gm)].map(
        ([, word]) => word!,
      );
      expect(new Set(names), `${name}/${entry}`).toEqual(new Set([...values, ...types]));
    }
  }
});

function sectionOf(report: string, name: string, entry: string): string {
  const title = `## @daily-nest/${name}${entry === '.' ? '' : `/${entry}`}\n`;
  return report.slice(report.indexOf(title) + title.length).split('\n## ')[0]!;
}
