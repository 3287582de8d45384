/**
 * `pnpm lighthouse:figures`: runs Lighthouse on every page that search engines may list, as
 * `e2e/lighthouse.spec.ts` does on the built site. Writes the pages below 100 and the slowest ones into
 * docs/benchmarks.md. With parameters of Playwright (`-g /corrections`) it runs only those pages and prints
 * the results.
 */
import { circumstances, markdownTable, writeSection } from '@daily-nest/testing/figures';
import type { Verdict } from '../e2e/support/lighthouse.ts';
import { runMeasuring } from './annotations.ts';

type Page = Verdict & { path: string };

const chosen = process.argv.slice(2);
const { notes, status } = runMeasuring('lighthouse', '-c', 'playwright.lighthouse.config.ts', ...chosen);
const pages = notes
  .map((note) => JSON.parse(note) as Page)
  .toSorted((one, other) => (one.path < other.path ? -1 : 1));
const isWhole = ({ scores }: Page) => Object.values(scores).every((score) => score === 100);
const most = (measure: 'fcp' | 'lcp' | 'cls') => Math.max(...pages.map((page) => page[measure]));
const isSlowest = ({ fcp, lcp }: Page) => fcp === most('fcp') || lcp === most('lcp');

if (chosen.length > 0) console.log(tableOf(pages));
else
  writeSection(
    {
      begin: 'figures of Lighthouse: written by pnpm lighthouse:figures',
      end: 'end of the figures of Lighthouse',
    },
    [
      `\`pnpm --filter @daily-nest/web lighthouse:figures\`, ${circumstances()}. ${pages.length} pages; the`,
      `ones below 100, and the slowest. CLS is ${most('cls').toFixed(4)} at most.\n`,
      tableOf(pages.filter((page) => !isWhole(page) || isSlowest(page))),
    ].join('\n'),
  );
process.exitCode = status;

function tableOf(rows: readonly Page[]): string {
  return markdownTable([
    [
      'page',
      'performance / accessibility / best practices / SEO',
      'slowed down',
      'FCP, ms',
      'LCP, ms',
      'below 100',
    ],
    ...rows.map((page) => [
      page.path,
      Object.values(page.scores).join(' / '),
      `${page.slowdown}×`,
      page.fcp.toFixed(0),
      page.lcp.toFixed(0),
      // At 100 no audit needs a line.
      isWhole(page) ? '' : page.lost.join(', '),
    ]),
  ]);
}
