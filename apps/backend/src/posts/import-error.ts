/** A mistake or a warning about a piece of an import. */
export interface FileFinding {
  file: string;
  /** From 1, in a Markdown file. */
  line?: number;
  /** The slug of the piece, in a file that holds several. */
  piece?: string;
  reason: string;
}

/** The import found mistakes and stored nothing. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly findings: FileFinding[];

  constructor(findings: FileFinding[]) {
    super(`${findings.length} ${findings.length === 1 ? 'mistake' : 'mistakes'}, nothing was stored`);
    this.findings = findings;
  }
}
