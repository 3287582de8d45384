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
