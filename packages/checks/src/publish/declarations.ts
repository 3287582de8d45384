import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A declaration as it stands in a built `.d.ts`, without its comments. */
export interface Declaration {
  name: string;
  text: string;
}

interface DeclarationFile {
  path: string;
  /** The declarations of the file, by name. */
  own: Map<string, { text: string; mentions: ReadonlySet<string> }>;
  /** What it takes from files beside it: local name → file and the name there. */
  taken: Map<string, { path: string; name: string }>;
  /** The declarations of its styles, by the name of their namespace. */
  styles: Map<string, string>;
}

/**
 * What `index.d.ts` of an entry exports, in the order of its list, and then what these mention without exporting it: that is
 * all a consumer can import or see. Names of other packages are left as they stand.
 */
export function declarationsOf(index: string): { exported: Declaration[]; mentioned: Declaration[] } {
  const files = new Map<string, DeclarationFile>();
  const seen = new Set<string>();
  const exported = exportsOf(read(index, files)).map(({ as, path, name }) => {
    const found = find(path, name, files);
    seen.add(key(found.path, found.name));
    return { ...found, as };
  });
  const mentioned: Declaration[] = [];
  const queue = exported.map(({ path, name }) => ({ path, name }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const file = read(next.path, files);
    for (const mention of file.own.get(next.name)?.mentions ?? []) {
      const found = tryFind(next.path, mention, files);
      if (!found || seen.has(key(found.path, found.name))) continue;
      seen.add(key(found.path, found.name));
      mentioned.push({ name: found.name, text: found.text });
      queue.push(found);
    }
  }
  return { exported: exported.map(({ as, text }) => ({ name: as, text })), mentioned };
}

function find(path: string, name: string, files: Map<string, DeclarationFile>) {
  const found = tryFind(path, name, files);
  if (!found) throw new Error(`${path} exports ${name}, but no declaration of that name is built.`);
  return found;
}

function tryFind(
  path: string,
  name: string,
  files: Map<string, DeclarationFile>,
): { path: string; name: string; text: string } | undefined {
  const file = read(path, files);
  const own = file.own.get(name);
  if (own) return { path, name, text: own.text };
  const taken = file.taken.get(name);
  return taken && tryFind(taken.path, taken.name, files);
}

function exportsOf(file: DeclarationFile): { as: string; path: string; name: string }[] {
  const { program } = parse(file.path);
  return program.body.flatMap((node) => {
    if (node.type === 'ExportAllDeclaration')
      throw new Error(`${file.path}: name what is exported instead of \`export *\``);
    if (node.type !== 'ExportNamedDeclaration') return [];
    if (node.declaration) {
      const name = nameOf(node.declaration);
      return name ? [{ as: name, path: file.path, name }] : [];
    }
    return node.specifiers.map(({ local, exported }) => ({
      as: word(exported),
      path: node.source ? (beside(file.path, node.source.value) ?? file.path) : file.path,
      name: word(local),
    }));
  });
}

function read(path: string, files: Map<string, DeclarationFile>): DeclarationFile {
  const known = files.get(path);
  if (known) return known;
  const file: DeclarationFile = { path, own: new Map(), taken: new Map(), styles: new Map() };
  files.set(path, file);
  const { program, text } = parse(path);
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source)) {
      const target = beside(path, node.source!.value);
      if (!target) continue;
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportSpecifier')
          file.taken.set(specifier.local.name, { path: target, name: word(specifier.imported) });
        else if (specifier.type === 'ImportNamespaceSpecifier') file.styles.set(specifier.local.name, target);
        else if (specifier.type === 'ExportSpecifier')
          file.taken.set(word(specifier.exported), { path: target, name: word(specifier.local) });
      }
      continue;
    }
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    const name = declaration && nameOf(declaration);
    if (!name) continue;
    const before = file.own.get(name);
    const printed = withVariants(tidy(text.slice(node.start, node.end)), file);
    // Overloads and merged interfaces are one declaration to whoever reads them.
    file.own.set(name, {
      text: before ? `${before.text}\n${printed}` : printed,
      mentions: new Set([...(before?.mentions ?? []), ...identifiers(declaration)]),
    });
  }
  return file;
}

/** Adds what `keyof typeof css.variant` stands for: that declaration lies with the styles. */
function withVariants(text: string, { styles }: DeclarationFile): string {
  const lines = [...new Set(text.match(/(?<=keyof typeof )\w+\.\w+/g))].map((found) => {
    const [namespace, name] = found.split('.');
    const sheet = styles.get(namespace!);
    const keys =
      sheet && new RegExp(`const ${name}: Record<([^>]+), string>`).exec(readFileSync(sheet, 'utf8'))?.[1];
    return `// keyof typeof ${found}: ${keys ?? 'unknown'}`;
  });
  return [text, ...lines].join('\n');
}

function parse(path: string) {
  const text = readFileSync(path, 'utf8');
  return { program: parseSync(path, text).program, text };
}

/** The declaration file of a relative address; nothing for a package. */
function beside(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = join(dirname(from), specifier.replace(/\.(tsx?|js)$/, '')) + '.d.ts';
  return existsSync(path) ? path : undefined;
}

function nameOf(node: object): string | undefined {
  const { id, declarations } = node as { id?: { name?: string }; declarations?: { id: { name?: string } }[] };
  return id?.name ?? declarations?.[0]?.id.name;
}

const word = (name: object) =>
  (name as { name?: string; value?: string }).name ?? (name as { value: string }).value;

function identifiers(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const inner of node) identifiers(inner, found);
  else if (typeof node === 'object' && node !== null) {
    if ((node as { type?: string }).type === 'Identifier') found.add((node as { name?: string }).name ?? '');
    for (const inner of Object.values(node)) identifiers(inner, found);
  }
  return found;
}

function tidy(text: string): string {
  return text
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

const key = (path: string, name: string) => `${path}#${name}`;
