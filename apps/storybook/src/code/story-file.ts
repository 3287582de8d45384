import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

export type Node = ESTree.Node;

/** The origin of an imported name. */
export interface Imported {
  from: string;
  name: string;
  type: boolean;
}

/** A source file with its top-level names. */
export interface SourceFile {
  path: string;
  text: string;
  imports: ReadonlyMap<string, Imported>;
  /** The statement that declares each name, and its value. */
  declared: ReadonlyMap<string, { statement: Node; value: Node | null }>;
}

const known = new Map<string, SourceFile>();

/** @throws if the file cannot be parsed. */
export function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const before = known.get(path);
  if (before?.text === text) return before;
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const imports = new Map<string, Imported>();
  const declared = new Map<string, { statement: Node; value: Node | null }>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const specifier of statement.specifiers)
        imports.set(specifier.local.name, {
          from: statement.source.value,
          name: specifier.type === 'ImportSpecifier' ? textOf(text, specifier.imported) : 'default',
          type:
            statement.importKind === 'type' ||
            (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type'),
        });
    const own = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (own?.type === 'VariableDeclaration')
      for (const { id, init } of own.declarations)
        if (id.type === 'Identifier') declared.set(id.name, { statement: own, value: init });
    if (own && 'id' in own && own.id?.type === 'Identifier')
      declared.set(own.id.name, { statement: own, value: own });
  }
  const source = { path, text, imports, declared };
  known.set(path, source);
  return source;
}

/** Returns the file of a relative import, if it is one. */
export function fileOf(source: SourceFile, from: string): string | undefined {
  const path = join(dirname(source.path), from);
  return from.startsWith('.') && existsSync(path) ? path : undefined;
}

export const textOf = (text: string, { start, end }: { start: number; end: number }) =>
  text.slice(start, end);

/** Returns a node without type annotations. */
export function bare(node: Node): Node {
  return node.type === 'TSNonNullExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSAsExpression' ||
    node.type === 'ParenthesizedExpression'
    ? bare(node.expression)
    : node;
}

/** Returns the fields of an object, including spread ones: `{ ...Other, a }`, `{ ...Other.args, a }`. */
export function fieldsOf(source: SourceFile, node: Node | null | undefined): Map<string, Node> {
  const fields = new Map<string, Node>();
  const object = node && bare(node);
  if (!object) return fields;
  if (object.type === 'Identifier') return fieldsOf(source, source.declared.get(object.name)?.value);
  if (object.type === 'MemberExpression' && object.property.type === 'Identifier')
    return fieldsOf(source, fieldsOf(source, object.object).get(object.property.name));
  if (object.type !== 'ObjectExpression')
    throw new Error(`${source.path}: cannot read the object ${textOf(source.text, object)}`);
  for (const property of object.properties) {
    if (property.type === 'SpreadElement')
      for (const [name, value] of fieldsOf(source, property.argument)) fields.set(name, value);
    else if (property.key.type === 'Identifier') fields.set(property.key.name, property.value);
    else if (property.key.type === 'Literal') fields.set(String(property.key.value), property.value);
  }
  return fields;
}
