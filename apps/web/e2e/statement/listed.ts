import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** A test as Playwright lists it: file, groups and title, the projects that run it, and those that leave it out. */
export interface ListedTest {
  name: string;
  runBy: string[];
  leftOutBy: string[];
}

/** All tests of a run by Playwright's own list; nothing is run. */
export async function listedTests(config: string): Promise<ListedTest[]> {
  const { stdout } = await promisify(execFile)(
    'playwright',
    ['test', '--list', '--reporter=json', '-c', config],
    { env: { ...process.env, E2E_EAGER: '0', CI: '1' }, maxBuffer: 64_000_000 },
  );
  const { suites, errors } = JSON.parse(stdout) as JSONReport;
  if (errors.length > 0) throw new Error(`${config} cannot be listed: ${errors[0]?.message}`);
  return suites.flatMap((file) => testsIn(file, [file.title]));
}

function testsIn({ specs, suites = [] }: JSONReportSuite, groups: string[]): ListedTest[] {
  const own = specs.map(({ title, tests }) => {
    const isLeftOut = (test: (typeof tests)[number]) => test.expectedStatus === 'skipped';
    return {
      name: [...groups, title].filter(Boolean).join(' › '),
      runBy: tests.filter((test) => !isLeftOut(test)).map(({ projectName }) => projectName),
      leftOutBy: tests.filter(isLeftOut).map(({ projectName }) => projectName),
    };
  });
  return [...own, ...suites.flatMap((suite) => testsIn(suite, [...groups, suite.title]))];
}
