import { membersOf } from './members.ts';
import { notVariantProps, notVariants } from './kinds.ts';
import { findDeclaration, nameOf, type Node, parseSource, type Source, walk } from './source.ts';

/** The values that the props of a component choose from: prop → values, and the value it has when nobody chooses. */
export interface Variant {
  prop: string;
  values: string[];
  fallback?: string;
}

/** Reads the props of a component that are a choice between named values. */
export function variantsOf(source: Source, component: string): Variant[] {
  const found = findDeclaration(source, component);
  if (!found) return [];
  const fallbacks = fallbacksOf(source, component);
  return [...membersOf(found.source, `${component}Props`)].flatMap(([prop, member]) => {
    const values = member.type && !notVariantProps.has(prop) ? valuesOf(member.source, member.type) : [];
    return values.length > 1 ? [{ prop, values, fallback: fallbacks.get(prop) }] : [];
  });
}

/** `{ variant = 'full' }` in the parameters of a component, or of the one whose props it passes on. */
function fallbacksOf(source: Source, component: string): Map<string, string> {
  const found = findDeclaration(source, component);
  if (!found) return new Map();
  const inherited = findDeclaration(source, `${component}Props`);
  const base = inherited?.node.type === 'TSInterfaceDeclaration' ? inherited.node.extends[0] : undefined;
  let other = '';
  walk(base, (node) => {
    const name = node.type === 'Identifier' ? node.name : '';
    if (name.endsWith('Props') && name !== 'ComponentProps') other = name.slice(0, -'Props'.length);
  });
  const defaults = other && inherited ? fallbacksOf(inherited.source, other) : new Map<string, string>();
  const parameter = found.node.type === 'FunctionDeclaration' ? found.node.params[0] : undefined;
  walk(parameter, (node) => {
    if (node.type !== 'AssignmentPattern' || node.right.type !== 'Literal') return;
    defaults.set(nameOf(node.left), String(node.right.value));
  });
  return defaults;
}

/** The literals that a type is a choice of; none for any other type. */
function valuesOf(source: Source, type: Node): string[] {
  switch (type.type) {
    case 'TSUnionType':
      return type.types.flatMap((part) => valuesOf(source, part));
    case 'TSParenthesizedType':
      return valuesOf(source, type.typeAnnotation);
    case 'TSLiteralType': {
      const { literal } = type;
      if (literal.type !== 'Literal') return [];
      return typeof literal.value === 'string' || typeof literal.value === 'number'
        ? [String(literal.value)]
        : [];
    }
    case 'TSTypeReference': {
      const name = nameOf(type.typeName);
      const found = notVariants.has(name) ? undefined : findDeclaration(source, name);
      return found?.node.type === 'TSTypeAliasDeclaration'
        ? valuesOf(found.source, found.node.typeAnnotation)
        : [];
    }
    case 'TSTypeOperator': {
      const query = type.typeAnnotation;
      if (type.operator !== 'keyof' || query.type !== 'TSTypeQuery') return [];
      return keysOf(source, query.exprName);
    }
    default:
      return [];
  }
}

/** The keys of `css.variant`, which stand in the style file as `componentVariants({ lead: …, row: … })`. */
function keysOf(source: Source, expression: Node): string[] {
  const place =
    expression.type === 'TSQualifiedName'
      ? { file: source.imports.get(nameOf(expression.left))?.path, name: nameOf(expression.right) }
      : { file: source.path, name: nameOf(expression) };
  const found = place.file && findDeclaration(parseSource(place.file), place.name);
  if (!found || found.node.type !== 'VariableDeclarator') return [];
  const { init } = found.node;
  const table = init?.type === 'CallExpression' ? init.arguments[0] : init;
  if (table?.type !== 'ObjectExpression') return [];
  return table.properties.flatMap((property) => (property.type === 'Property' ? [nameOf(property.key)] : []));
}
