/**
 * What a branch changes for those who use the library, in Markdown: promises, sizes, pictures.
 * `node packages/checks/src/summary/summary.ts BASE` compares HEAD with that commit; `--found` tells the pictures that the last run of
 * the stories found changed. CI adds it to the summary of a pull request's run, which is why addresses come from its environment.
 */
import { published } from '../publish/packed.ts';
import { root } from '../root.ts';
import { apiChanges } from './api.ts';
import type { Span } from './git.ts';
import { found, type Places, takenAnew } from './pictures.ts';
import { sizeChanges } from './sizes.ts';

const section = (title: string, text: string) => (text === '' ? [] : [`### ${title}\n\n${text}`]);

export function summaryOf(span: Span, places: Places): string {
  const sections = [
    ...published.flatMap((name) => section(`What @daily-nest/${name} promises`, apiChanges(span, name))),
    ...section('Bytes of its own that an entry of ui adds, brotli', sizeChanges(span)),
    ...section('Pictures', takenAnew(span, places)),
  ];
  return sections.length > 0
    ? sections.join('\n')
    : 'No promise, no size on record and no picture of a story changes.\n';
}

if (process.argv[1] === import.meta.filename) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, ARTIFACT_URL: artifact } = process.env;
  const places = {
    ...(repository && { repository: `${server}/${repository}` }),
    ...(artifact && { artifact }),
  };
  const [base = 'main'] = process.argv.slice(2);
  process.stdout.write(
    base === '--found'
      ? section('Pictures', found(root, places)).join('')
      : summaryOf({ folder: root, base }, places),
  );
}
