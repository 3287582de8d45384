/** Combines the reports in test-results/: Playwright's and Vitest's JSON. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

const error = z.object({ message: z.string().optional() });

/** Playwright nests suites. */
interface Suite {
  title: string;
  suites?: Suite[] | undefined;
  specs: z.infer<typeof spec>[];
}
const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({ projectName: z.string(), results: z.array(z.object({ errors: z.array(error) })) }),
  ),
});
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string(), suites: z.array(suite).optional(), specs: z.array(spec) }),
);
const playwright = z.object({
  suites: z.array(suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});
const vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});
const anyReport = z.union([playwright, vitest]);

export interface Outcome {
  passed: number;
  failed: number;
  /** A line for each failed test: its file, its name and the first line of the error. */
  failures: string[];
}

/** @throws an Error with the file's name if it is a report of neither. */
export function readReport(path: string): Outcome {
  const read = anyReport.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.success) throw new Error(`${path} is not a report of Playwright or Vitest.`);
  const report = read.data;
  if ('stats' in report) {
    const { expected, unexpected, flaky } = report.stats;
    return {
      passed: expected,
      failed: unexpected + flaky,
      failures: report.suites.flatMap((inner) => ofSuite(inner)),
    };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults
        .filter((result) => result.status === 'failed')
        .map(({ fullName, failureMessages }) => line(name, fullName, failureMessages?.[0]));
      // A file that failed to load has no failed tests.
      return status === 'failed' && failed.length === 0 ? [line(name, 'was not run', message)] : failed;
    }),
  };
}

function ofSuite({ suites = [], specs }: Suite, within: readonly string[] = []): string[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .flatMap(({ title, file, tests }) =>
        tests.map(({ projectName, results }) =>
          line(
            file,
            [projectName, ...within, title].filter(Boolean).join(' › '),
            results[0]?.errors[0]?.message,
          ),
        ),
      ),
    ...suites.flatMap((inner) => ofSuite(inner, [...within, inner.title])),
  ];
}

function line(file: string, name: string, message = '') {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  return `${file} › ${name}${first && `: ${first}`}`;
}
