import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../root.ts';

export interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

export interface Job {
  if?: string;
  needs?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  strategy?: { matrix: Record<string, string[]> };
  steps: Step[];
}

export interface Workflow {
  path: string;
  text: string;
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

export function readWorkflow(path: string): Workflow {
  const text = readFileSync(join(root, path), 'utf8');
  return { ...(parse(text) as Omit<Workflow, 'path' | 'text'>), path, text };
}

/** A call of pnpm in a step, as a list of words. */
export interface Call {
  version: string;
  /** Of `--filter`, more than one where it is there more than once. */
  filters: string[];
  /** What is left: the command and its words. */
  words: string[];
}

/** Every pnpm that a job calls, with each value of its matrix put in. */
export function callsOf({ steps, strategy }: Job): Call[] {
  const lines = steps.flatMap(({ run = '' }) => run.split('\n'));
  const matrix = Object.entries(strategy?.matrix ?? {});
  const spoken = lines.flatMap((line) => {
    const [name, values] = matrix.find(([key]) => line.includes(`matrix.${key} `)) ?? [];
    return values ? values.map((value) => line.replace(`\${{ matrix.${name} }}`, value)) : [line];
  });
  return spoken.flatMap((line) => {
    const found = /\bpnpm@(\S+) (.*)$/.exec(line);
    if (!found) return [];
    const filters: string[] = [];
    const rest = found[2]!.replaceAll(/--filter[ =]'?([^\s']+)'?/g, (_, name: string) => {
      filters.push(name);
      return '';
    });
    return [{ version: found[1]!, filters, words: rest.split(' ').filter(Boolean) }];
  });
}

/** Secrets that a job's steps or its environment hold, by their names. */
export const secretsOf = (part: unknown) =>
  [...JSON.stringify(part ?? {}).matchAll(/secrets\.(\w+)/g)].map(([, name]) => name!);
