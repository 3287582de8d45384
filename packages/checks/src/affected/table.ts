/** `pnpm --filter @daily-nest/checks affected:table`: how many tasks run after each of the edits. */
import { edits } from './edits.ts';
import { copyWithHistory } from './repository.ts';

const inBrowsers = ['e2e', 'faults', 'stories'];

const repository = copyWithHistory();
try {
  console.log(
    `| after an edit of | tasks of ${repository.all.length} | of them with a browser |\n| --- | ---: | --- |`,
  );
  for (const { what, file, change } of edits) {
    const ran = repository.ranAfter(file, change).map((id) => id.split('#')[1]!);
    const opened = ran.filter((task) => inBrowsers.includes(task)).toSorted();
    console.log(`| ${what} | ${ran.length} | ${opened.join(', ') || 'none'} |`);
  }
} finally {
  repository.remove();
}
