import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;

export interface Source {
  path: string;
  text: string;
  body: readonly Node[];
  /** What the file imports by a relative path: local name → where from, and under which name (`*` for all of it). */
  imports: Map<string, { path: string; name: string }>;
}

const parsed = new Map<string, Source>();

/** Parses a TypeScript file; the compiler of TypeScript 7 has no interface for that. */
export function parseSource(path: string): Source {
  const known = parsed.get(path);
  const text = readFileSync(path, 'utf8');
  if (known?.text === text) return known;
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const imports: Source['imports'] = new Map();
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('.')) continue;
    const from = join(dirname(path), node.source.value);
    for (const specifier of node.specifiers) {
      const name =
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : '*';
      imports.set(specifier.local.name, { path: from, name });
    }
  }
  const source = { path, text, body: program.body, imports };
  parsed.set(path, source);
  return source;
}

/** Visits a node and all below it. */
export function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const part of node) walk(part, visit);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) visit(node as Node);
  for (const [key, part] of Object.entries(node)) if (key !== 'parent') walk(part, visit);
}

/** The declaration that a file gives a name, looked for through its `export … from`. */
export function findDeclaration(source: Source, name: string): { source: Source; node: Node } | undefined {
  for (const statement of source.body) {
    if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const specifier = statement.specifiers.find((part) => nameOf(part.exported) === name);
      if (!specifier) continue;
      const path = join(dirname(source.path), statement.source.value);
      return existsSync(path) ? findDeclaration(parseSource(path), nameOf(specifier.local)) : undefined;
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (!declaration) continue;
    if ('id' in declaration && declaration.id && nameOf(declaration.id) === name)
      return { source, node: declaration };
    if (declaration.type !== 'VariableDeclaration') continue;
    const variable = declaration.declarations.find(({ id }) => nameOf(id) === name);
    if (variable) return { source, node: variable };
  }
  const imported = source.imports.get(name);
  if (!imported || imported.name === '*' || !existsSync(imported.path)) return undefined;
  return findDeclaration(parseSource(imported.path), imported.name);
}

export function nameOf(node: unknown): string {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? '';
}
