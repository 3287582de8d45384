/** What the test command runs, by the one word that names it there and in CI, in the order of the whole. */
export const suites = {
  style: ['format:check', 'lint', 'lint:root', 'unused', 'boundaries'],
  types: ['typecheck'],
  unit: ['test', 'structure', 'rules'],
  stories: ['stories'],
  e2e: ['e2e'],
  faults: ['faults'],
  generated: ['generated'],
} as const;

export type Suite = keyof typeof suites;

/** Suites whose tests open a browser each: two of them on two cores make timings, and so tests, unsteady. */
export const inBrowsers: readonly Suite[] = ['stories', 'e2e', 'faults', 'generated'];

/** Suites that need nothing of the machine but Node. */
export const onlyRead: readonly Suite[] = ['style', 'types'];

/** What `--long` adds. What a task needs is built before it; that Storybook can be built as files is for this one. */
export const longBuilds = ['build'];
export const longTasks = [
  'generated:long',
  'consumers',
  'release:check',
  'databases',
  'e2e:long',
  'e2e:engines',
  'stories:long',
  'faults:long',
  'lighthouse',
  'fuzz',
];
/** What it leaves out: the long form has it all. */
export const notInLong: readonly Suite[] = ['generated'];

export const isSuite = (word: string): word is Suite => word in suites;
