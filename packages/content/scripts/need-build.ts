import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Set-up of the tests: says what to do if dist/ is missing, instead of an import error. The build writes all of it or nothing. */
export default function needBuild(): void {
  if (!existsSync(resolve(import.meta.dirname, '../dist/articles.json')))
    throw new Error(
      'content: dist/ is missing, so the data cannot be read. Run: pnpm --filter @daily-nest/content build',
    );
}
