import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * schema.org's vocabulary as schema-dts declares it: every type with its properties, every property with the
 * types of its values. A page's structured data is checked against it after rendering, which the compiler
 * cannot do.
 */
const declarations = readFileSync(
  createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts'),
  'utf8',
);

/** Interface → the interfaces that it extends. */
const parents = new Map<string, string[]>();
/** Interface → its own properties with the names of the types of their values. */
const properties = new Map<string, Map<string, string[]>>();
/** "@type" → the interface with its properties. */
const leaves = new Map<string, string>();
/** Type → the names that it includes: its own leaf, its subtypes, texts. */
const aliases = new Map<string, string[]>();

for (const [, name = '', bases = '', body = ''] of declarations.matchAll(
  /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
)) {
  parents.set(
    name,
    bases.split(',').map((base) => base.trim()),
  );
  const own = new Map<string, string[]>();
  for (const [, property = '', values = ''] of body.matchAll(
    /^ {4}"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;$/gm,
  ))
    own.set(
      property,
      values.split('|').map((value) => value.trim()),
    );
  properties.set(name, own);
  const type = /^ {4}"@type": "(\w+)";$/m.exec(body)?.[1];
  if (type) leaves.set(type, name);
}
for (const [, name = '', values = ''] of declarations.matchAll(/^export type (\w+) = (.+);$/gm))
  aliases.set(
    name,
    values.split('|').map((value) => value.trim()),
  );

interface Node {
  [property: string]: unknown;
}

/** Returns the mistakes in a block of structured data. */
export function faultsOf(data: unknown): string[] {
  const block = data as Node;
  const faults = block['@context'] === 'https://schema.org' ? [] : ['The context is not schema.org.'];
  const { '@context': _, ...node } = block;
  return [...faults, ...nodeFaults(node, 'block')];
}

function nodeFaults(node: Node, path: string): string[] {
  const type = node['@type'];
  if (typeof type !== 'string') return [`${path}: there is no @type.`];
  const known = leaves.get(type);
  if (!known) return [`${path}: ${type} is no type of schema.org.`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === '@type' || name === '@id')
      return typeof value === 'string' ? [] : [`${path}.${name} is no text.`];
    // The input of an action is declared beside its properties.
    if (name === 'query-input')
      return type.endsWith('Action') ? [] : [`${path}: only an action has query-input.`];
    const range = rangeOf(known, name);
    if (!range) return [`${path}: ${type} has no property ${name}.`];
    const values = Array.isArray(value) ? (value as unknown[]) : [value];
    if (values.length === 0) return [`${path}.${name} is an empty list.`];
    return values.flatMap((one, place) => valueFaults(one, range, `${path}.${name}[${place}]`));
  });
}

function valueFaults(value: unknown, range: readonly string[], path: string): string[] {
  if (value === null || value === undefined || value === '') return [`${path} is empty.`];
  if (typeof value !== 'object') {
    if (typeof value === 'string' && /undefined|\[object|\bnull\b|NaN/.test(value))
      return [`${path} is "${value}".`];
    const fits = range.some((name) => takesText(name, typeof value));
    return fits ? [] : [`${path} is a ${typeof value}, but must be ${range.join(' or ')}.`];
  }
  const node = value as Node;
  const type = node['@type'];
  if (type === undefined && typeof node['@id'] === 'string' && range.includes('IdReference')) return [];
  const fits = typeof type === 'string' && range.some((name) => isKindOf(type, name, new Set()));
  const misplaced = fits ? [] : [`${path} is a ${String(type)}, but must be ${range.join(' or ')}.`];
  return [...misplaced, ...nodeFaults(node, path)];
}

/** Returns the types of a property's values, including inherited properties. */
function rangeOf(name: string, property: string): string[] | undefined {
  const own = properties.get(name)?.get(property);
  if (own) return own;
  for (const parent of parents.get(name) ?? []) {
    const found = rangeOf(parent, property);
    if (found) return found;
  }
  return undefined;
}

function isKindOf(type: string, name: string, seen: Set<string>): boolean {
  if (seen.has(name)) return false;
  seen.add(name);
  if (leaves.get(type) === name) return true;
  return (aliases.get(name) ?? []).some((part) => isKindOf(type, part, seen));
}

function takesText(name: string, kind: string, seen = new Set<string>()): boolean {
  if (name === kind || (kind === 'string' && /^["`]/.test(name))) return true;
  if (seen.has(name)) return false;
  seen.add(name);
  return (aliases.get(name) ?? []).some((part) => takesText(part, kind, seen));
}

/** The properties that search engines require beyond the vocabulary, by type. */
const required: Record<string, readonly string[]> = {
  NewsArticle: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Book: ['name', 'author', 'url'],
  WebSite: ['name', 'url'],
  NewsMediaOrganization: ['name', 'url'],
  RadioBroadcastService: ['name', 'url', 'broadcaster'],
  CollectionPage: ['name', 'url', 'description'],
  WebPage: [],
  Person: ['name'],
  ImageObject: ['url'],
};

/** Returns the missing properties that search engines require, in a block and everything nested in it. */
export function missingOf(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(missingOf);
  if (typeof data !== 'object' || data === null) return [];
  const node = data as Node;
  const type = String(node['@type']);
  const own = (required[type] ?? []).filter((name) => node[name] === undefined);
  return [...own.map((name) => `${type}.${name}`), ...Object.values(node).flatMap(missingOf)];
}
