import { globSync, readFileSync } from 'node:fs';

/** Returns the paths of the prerendered pages of the title, `/about`. */
export function builtPages(): string[] {
  const folder = `${process.env['TITLE_BUILD']}/client`;
  const pages = globSync('**/index.html', { cwd: folder });
  if (pages.length === 0) throw new Error(`There is no built site in ${folder}: build the title first.`);
  return pages.map((file) => `/${file.replace(/\/?index\.html$/, '')}`).toSorted();
}

/** Returns the HTML of a prerendered page. */
export function htmlOf(path: string): string {
  return readFileSync(`${process.env['TITLE_BUILD']}/client${path}/index.html`, 'utf8');
}
