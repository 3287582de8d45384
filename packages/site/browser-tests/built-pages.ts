import { globSync, readFileSync } from 'node:fs';

/** Paths of the pages that are files in the build of the title, `/about`. */
export function builtPages(): string[] {
  const folder = `${process.env['TITLE_BUILD']}/client`;
  const pages = globSync('**/index.html', { cwd: folder });
  if (pages.length === 0) throw new Error(`There is no built site in ${folder}: build the title first.`);
  return pages.map((file) => `/${file.replace(/\/?index\.html$/, '')}`).toSorted();
}

/** The text of one of them. */
export function htmlOf(path: string): string {
  return readFileSync(`${process.env['TITLE_BUILD']}/client${path}/index.html`, 'utf8');
}
