import type { Finding } from '../src/front-matter.ts';

/** A mistake that stops the build, with its position. */
export interface Problem {
  /** The path in messages, relative to the package. */
  file: string;
  /** From 1. */
  line: number;
  reason: string;
}

/**
 * Returns `articles/first-steps.md:4: category: must be one of …`, which editors and terminals turn into a
 * link.
 */
export function printProblem({ file, line, reason }: Problem): string {
  return `${file}:${line}: ${reason}`;
}

/** Returns a mistake in a file's YAML as a problem of that file. */
export function problemOf(file: string, { line, field, reason }: Finding): Problem {
  return { file, line, reason: field ? `${field}: ${reason}` : reason };
}
