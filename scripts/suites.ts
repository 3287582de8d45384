/** The suites of the test command, by their names there and in CI, in the order of a full run. */
export const suites = {
  style: ['format:check', 'unused', 'boundaries', 'structure', 'rules'],
  types: ['lint'],
  unit: ['test'],
  stories: ['stories'],
  e2e: ['e2e'],
  links: ['links'],
} as const;

export type Suite = keyof typeof suites;

/** Suites with browsers: two of them on two cores make timings, and so tests, unstable. */
export const inBrowsers: readonly Suite[] = ['stories', 'e2e'];

/** Suites that need only Node. */
export const onlyRead: readonly Suite[] = ['style', 'types'];

/** Tasks that read sources alone. */
export const needsNoBuild: readonly string[] = ['format:check', 'boundaries', 'structure'];

/** Unit tests that read the site's build. */
export const unitsOfSite = ['site', 'checks', 'tools'].map((name) => `@daily-nest/${name}#test`);

/** Unit tests that mostly wait for timers and sockets, and take hardly anything from others. */
export const unitsThatWait = ['server', 'api-client'].map((name) => `@daily-nest/${name}#test`);

/** The packages whose build others read. */
export const packageBuilds = ['content', 'ui', 'api-client'].map((name) => `@daily-nest/${name}#build`);

/**
 * Additional builds of `pnpm test:all`. A task builds what it needs first; the static Storybook is built only
 * for this list.
 */
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
  'faults',
  'lighthouse',
];

export const isSuite = (word: string): word is Suite => word in suites;

/** Returns the suite of a task, for the table of times. */
export function suiteOf(task: string): string {
  if (task === 'build') return 'builds';
  const suite = Object.entries(suites).find(([, tasks]) => (tasks as readonly string[]).includes(task));
  return suite?.[0] ?? task;
}
