import type { Finding } from '../src/front-matter.ts';

/** Something in a file that stops the build: where it is and what is wrong with it. */
export interface Problem {
  /** As it should be printed: relative to the package. */
  file: string;
  /** 1-based. */
  line: number;
  reason: string;
}

/** `articles/first-steps.md:4: category: must be one of …`, which editors and terminals turn into a link. */
export function printProblem({ file, line, reason }: Problem): string {
  return `${file}:${line}: ${reason}`;
}

/** What is wrong with a file's YAML, as a problem of that file. */
export function problemOf(file: string, { line, field, reason }: Finding): Problem {
  return { file, line, reason: field ? `${field}: ${reason}` : reason };
}
