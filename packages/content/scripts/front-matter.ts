import * as YAML from 'yaml';
import type * as z from 'zod';
import type { Problem } from './problem.ts';

const fence = '---';

/** A Markdown file, taken apart at its fences. */
export interface SplitFile {
  yaml: string;
  body: string;
  /** How many lines of the file stand above the body's first one. */
  bodyOffset: number;
}

/** Splits a file into its front matter and its body, or says why it cannot. */
export function splitFile(file: string, source: string): SplitFile | Problem {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trimEnd() !== fence) {
    return { file, line: 1, reason: `the file must begin with its front matter, fenced by ${fence}` };
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === fence);
  if (end === -1) {
    return { file, line: lines.length, reason: `the front matter is never closed by ${fence}` };
  }
  return { yaml: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), bodyOffset: end + 1 };
}

/** Front matter after its schema. `lineOf` finds a field again, for problems that only show later. */
export interface FrontMatter<Data> {
  data: Data;
  lineOf: (...path: PropertyKey[]) => number;
}

/** Reads front matter, or lists everything that is wrong with it, each thing with its line in the file. */
export function readFrontMatter<Data>(
  file: string,
  yaml: string,
  schema: z.ZodType<Data>,
): FrontMatter<Data> | Problem[] {
  const counter = new YAML.LineCounter();
  const document = YAML.parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + 1; // one more: the opening fence

  if (document.errors.length > 0) {
    return document.errors.map(({ pos, message }) => ({ file, line: lineAt(pos[0]), reason: message }));
  }
  const { contents } = document;
  if (!YAML.isMap(contents)) {
    return [{ file, line: 2, reason: 'the front matter must be fields such as "title: …"' }];
  }

  const lineOf = (...path: PropertyKey[]) => lineAt(offsetOf(contents, path));
  const result = schema.safeParse(document.toJS());
  if (result.success) return { data: result.data, lineOf };
  return result.error.issues.flatMap((issue) => toProblems(file, issue, lineOf));
}

function toProblems(
  file: string,
  issue: z.core.$ZodIssue,
  lineOf: FrontMatter<unknown>['lineOf'],
): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      line: lineOf(...issue.path, key),
      reason: `${fieldName([...issue.path, key])}: there is no such field`,
    }));
  }
  const missing =
    issue.code === 'invalid_type' && issue.input === undefined && /undefined/.test(issue.message);
  const reason = missing ? 'is missing' : issue.message;
  return [{ file, line: lineOf(...issue.path), reason: `${fieldName(issue.path)}: ${reason}` }];
}

/** `sources[2].url` */
function fieldName(path: PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** Where a field's key begins; of the nearest thing around it when the field itself is missing. */
function offsetOf(map: YAML.YAMLMap, path: PropertyKey[]): number {
  let node: unknown = map;
  let offset = map.range?.[0] ?? 0;
  for (const key of path) {
    if (YAML.isMap(node)) {
      const pair = node.items.find((item) => YAML.isScalar(item.key) && item.key.value === key);
      if (!pair || !YAML.isScalar(pair.key)) return offset;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (YAML.isSeq(node) && typeof key === 'number') {
      node = node.items[key];
      if (YAML.isNode(node)) offset = node.range?.[0] ?? offset;
    } else {
      return offset;
    }
  }
  return offset;
}
