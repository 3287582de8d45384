import * as YAML from 'yaml';
import type * as z from 'zod';

/** What is wrong with a file, and where. */
export interface Finding {
  /** 1-based, in the file. */
  line: number;
  /** `sources[2].url`; left out where it is not one field. */
  field?: string;
  reason: string;
}

/** A Markdown file, taken apart at its fences. */
export interface SplitFile {
  yaml: string;
  body: string;
  /** How many lines of the file stand above the body's first one. */
  bodyOffset: number;
}

/** Front matter after its schema. `lineOf` finds a field again, for what only shows later. */
export interface FrontMatter<Data> {
  data: Data;
  lineOf: (...path: PropertyKey[]) => number;
}

const fence = '---';
const longest = 20_000;
// Front matter is flat, so that nobody needs more; each alias may repeat all that stands before it.
const mostAliases = 20;

/** Splits a file into its front matter and its body, or says why it cannot. Line ends may be those of Windows. */
export function splitFile(source: string): SplitFile | Finding {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  if (lines[0]?.trimEnd() !== fence)
    return { line: 1, reason: `the file must begin with its front matter, fenced by ${fence}` };
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === fence);
  if (end === -1) return { line: lines.length, reason: `the front matter is never closed by ${fence}` };
  return { yaml: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), bodyOffset: end + 1 };
}

/** Reads front matter, or lists everything that is wrong with it, each thing with its line in the file. */
export function readFrontMatter<Data>(yaml: string, schema: z.ZodType<Data>): FrontMatter<Data> | Finding[] {
  if (yaml.length > longest)
    return [{ line: 2, reason: `the front matter must have at most ${longest} characters` }];
  return readFields(yaml, schema, { name: 'front matter', firstLine: 2 });
}

/** Reads the fields of a YAML text, of which `firstLine` is the first line in its file; or lists what is wrong with them. */
export function readFields<Data>(
  yaml: string,
  schema: z.ZodType<Data>,
  { name, firstLine }: { name: string; firstLine: number },
): FrontMatter<Data> | Finding[] {
  const counter = new YAML.LineCounter();
  const parsed = parse(yaml, counter);
  if (!parsed)
    return [
      {
        line: firstLine,
        reason: `the ${name} must be plain fields: it is nested or repeated by aliases too often`,
      },
    ];
  const { document, fields } = parsed;
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0)
    return document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), reason: inOneLine(message) }));
  const { contents } = document;
  if (!YAML.isMap(contents))
    return [{ line: firstLine, reason: `the ${name} must be fields such as "title: …"` }];

  const lineOf = (...path: PropertyKey[]) => lineAt(offsetOf(contents, path));
  const result = schema.safeParse(fields);
  if (result.success) return { data: result.data, lineOf };
  return result.error.issues.flatMap((issue) => findings(issue, document, lineOf));
}

/** The YAML as it is read; undefined for one that is made to use memory or the stack up. */
function parse(yaml: string, lineCounter: YAML.LineCounter) {
  try {
    const document = YAML.parseDocument(yaml, { lineCounter, prettyErrors: false });
    if (document.errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) return undefined;
    const fields: unknown =
      document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: mostAliases });
    return { document, fields };
  } catch {
    return undefined;
  }
}

function findings(
  issue: z.core.$ZodIssue,
  document: YAML.Document,
  lineOf: FrontMatter<unknown>['lineOf'],
): Finding[] {
  const at = (path: PropertyKey[], reason: string) => ({
    line: lineOf(...path),
    field: fieldName(path),
    reason,
  });
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => at([...issue.path, key], 'is not a known field'));
  const missing = issue.code !== 'custom' && !document.hasIn(issue.path);
  return [at(issue.path, missing ? 'is missing' : issue.message)];
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

function inOneLine(message: string): string {
  return message.replaceAll(/\s*\n\s*/g, ' ').trim();
}
