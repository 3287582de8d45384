import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Set-up of the tests: says what to do if dist/ is missing, instead of an import error. */
export default function needBuild(): void {
  const dist = resolve(import.meta.dirname, '../dist');
  for (const file of [
    'articles.json',
    'cut-paper.json',
    'faq.json',
    'photos.json',
    'post-pictures.json',
    'privacy.json',
    'reading-list.json',
    'terms.json',
    'tips.json',
    'wellness.json',
  ]) {
    if (!existsSync(join(dist, file))) {
      throw new Error(
        `content: dist/${file} is missing, so the data cannot be read. Run: pnpm --filter @daily-nest/content build`,
      );
    }
  }
}
