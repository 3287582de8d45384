/**
 * `pnpm lighthouse:figures`: what Lighthouse says of every page that search engines may list, as `e2e/lighthouse.spec.ts`
 * asks it on the built site, written into docs/benchmarks.md. With parameters of Playwright (`-g /corrections`) it looks at those pages alone, and
 * the others' rows stay.
 */
import type { Verdict } from '../e2e/support/lighthouse.ts';
import { runMeasuring } from './annotations.ts';
import { circumstances, readSection, writeSection } from './section.ts';

const marks = {
  begin: 'figures of Lighthouse: written by pnpm lighthouse:figures',
  end: 'end of the figures of Lighthouse',
};
const chosen = process.argv.slice(2);
const { notes, status } = runMeasuring('lighthouse', '-c', 'playwright.lighthouse.config.ts', ...chosen);
const pathOf = (row: string) => row.split(' ')[1];
const rows = notes.map((note) => {
  const { path, scores, fcp, lcp, cls, lost } = JSON.parse(note) as Verdict & { path: string };
  const cells = [
    Object.values(scores).join(' / '),
    fcp.toFixed(0),
    lcp.toFixed(0),
    cls.toFixed(4),
    // At 100 no audit is worth a line.
    Object.values(scores).every((score) => score === 100) ? '' : lost.join(', '),
  ];
  return `| ${path} | ${cells.join(' | ')} |`;
});
const measured = new Set(rows.map(pathOf));
const others = readSection(marks)
  .split('\n')
  .filter((line) => chosen.length > 0 && line.startsWith('| /') && !measured.has(pathOf(line)));
writeSection(
  marks,
  [
    `\`pnpm --filter @daily-nest/web lighthouse:figures\`, ${circumstances()}.\n`,
    '| page | performance / accessibility / best practices / SEO | FCP, ms | LCP, ms | CLS | below 100 |',
    '| --- | ---: | ---: | ---: | ---: | --- |',
    ...[...others, ...rows].toSorted(),
  ].join('\n'),
);
process.exitCode = status;
