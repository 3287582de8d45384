/**
 * `pnpm bytes`: writes the transferred bytes of a first visit to each kind of page into docs/benchmarks.md,
 * measured as in `e2e/bytes.spec.ts`.
 */
import { bytesOf, type FirstView, type LoadedFile } from '@daily-nest/site/browser-tests/first-view';
import { circumstances, markdownTable, writeSection } from '@daily-nest/testing/figures';
import { runMeasuring } from './annotations.ts';

interface View extends FirstView {
  path: string;
  /** Scripts of this page only. */
  own: LoadedFile[];
}

const { notes, status } = runMeasuring('first view', '-c', 'playwright.long.config.ts', 'bytes.long.spec.ts');
writeSection(
  { begin: 'figures of first views: written by pnpm bytes', end: 'end of the first views' },
  table(notes.map((note) => JSON.parse(note) as View)),
);
process.exitCode = status;

function table(rows: readonly View[]): string {
  const lines = rows.map(({ path, untouched, started, own }) => {
    const script = bytesOf(started, 'script');
    const cells = [
      bytesOf(untouched, 'document', 'style'),
      bytesOf(untouched, 'font'),
      bytesOf(untouched, 'picture'),
      bytesOf(untouched, 'frame'),
      bytesOf(untouched),
      bytesOf(untouched, 'script'),
      script,
      bytesOf(own),
    ];
    return [path, ...cells.map((bytes) => (bytes / 1000).toFixed(bytes === 0 ? 0 : 1))];
  });
  const head =
    'page, document and style, fonts, pictures, frames, whole, script before a touch, after it, of this page alone';
  return `\`pnpm --filter @daily-nest/web bytes\`, ${circumstances()}.\n\n${markdownTable([head.split(', '), ...lines])}`;
}
