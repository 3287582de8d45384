import * as YAML from 'yaml';
import type * as z from 'zod';

/** A mistake in a file, with its position. */
export interface Finding {
  /** From 1, in the file. */
  line: number;
  /** `sources[2].url`; undefined if it is not a single field. */
  field?: string;
  reason: string;
}

/** A Markdown file, split at its fences. */
export interface SplitFile {
  yaml: string;
  body: string;
  /** The number of lines in the file above the body's first one. */
  bodyOffset: number;
}

/** Validated front matter. `lineOf` finds the line of a field for later mistakes. */
export interface FrontMatter<Data> {
  data: Data;
  lineOf: (...path: PropertyKey[]) => number;
}

const fence = '---';
const longest = 20_000;
// Front matter is flat and needs no more; each alias may repeat everything before it.
const mostAliases = 20;

/** Splits a file into its front matter and its body, or returns the mistake. Accepts Windows line ends. */
export function splitFile(source: string): SplitFile | Finding {
  const lines = source.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  if (lines[0]?.trimEnd() !== fence)
    return { line: 1, reason: `the file must begin with its front matter, fenced by ${fence}` };
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === fence);
  if (end === -1) return { line: lines.length, reason: `the front matter is never closed by ${fence}` };
  return { yaml: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), bodyOffset: end + 1 };
}

/** Parses front matter. Returns all mistakes with their lines in the file if there are any. */
export function readFrontMatter<Data>(yaml: string, schema: z.ZodType<Data>): FrontMatter<Data> | Finding[] {
  if (yaml.length > longest)
    return [{ line: 2, reason: `the front matter must have at most ${longest} characters` }];
  return readFields(yaml, schema, { name: 'front matter', firstLine: 2 });
}

/** Parses the fields of a YAML text whose first line is `firstLine` in its file, or returns the mistakes. */
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

/** Returns parsed YAML; undefined for one that would exhaust memory or the stack. */
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

/** Returns the offset of a field's key; of its nearest parent if the field is missing. */
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
