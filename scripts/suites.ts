/** What the test command runs, by the one word that names it there and in CI, in the order of the whole. */
export const suites = {
  style: ['format:check', 'lint', 'lint:root', 'unused', 'boundaries', 'structure', 'rules'],
  types: ['typecheck'],
  unit: ['test'],
  stories: ['stories'],
  e2e: ['e2e'],
  links: ['links'],
  faults: ['faults'],
} as const;

export type Suite = keyof typeof suites;

/** Suites whose tests open a browser each: two of them on two cores make timings, and so tests, unsteady. */
export const inBrowsers: readonly Suite[] = ['stories', 'e2e', 'faults'];

/** Suites that need nothing of the machine but Node. */
export const onlyRead: readonly Suite[] = ['style', 'types'];

/** What `pnpm test:all` adds. A task builds what it needs first; Storybook as files is built for this list alone. */
export const fullBuilds = ['build'];
export const fullTasks = [
  'test:long',
  'edits',
  'generated',
  'consumers',
  'release:check',
  'e2e:long',
  'e2e:engines',
  'stories:long',
  'faults:long',
  'lighthouse',
];

export const isSuite = (word: string): word is Suite => word in suites;

/** The suite of a task, for the table of times. */
export function suiteOf(task: string): string {
  if (task === 'build') return 'builds';
  const suite = Object.entries(suites).find(([, tasks]) => (tasks as readonly string[]).includes(task));
  return suite?.[0] ?? task;
}
