import { findDeclaration, nameOf, type Node, type Source } from './source.ts';

/** A prop where it is declared. */
export interface Member {
  source: Source;
  type: Node | undefined;
}

/** The props that the library declares, by name: an interface's own, and those of others of the library that it extends. */
export function membersOf(source: Source, name: string): Map<string, Member> {
  const found = findDeclaration(source, name);
  if (found?.node.type === 'TSInterfaceDeclaration') {
    const members = declared(found.source, found.node.body.body);
    for (const base of found.node.extends)
      add(members, referred(found.source, nameOf(base.expression), base.typeArguments));
    return members;
  }
  if (found?.node.type === 'TSTypeAliasDeclaration') return ofType(found.source, found.node.typeAnnotation);
  return new Map();
}

function ofType(source: Source, type: Node): Map<string, Member> {
  switch (type.type) {
    case 'TSTypeLiteral':
      return declared(source, type.members);
    case 'TSTypeReference':
      return referred(source, nameOf(type.typeName), type.typeArguments);
    case 'TSParenthesizedType':
      return ofType(source, type.typeAnnotation);
    case 'TSIntersectionType':
    case 'TSUnionType': {
      const members = new Map<string, Member>();
      for (const part of type.types) add(members, ofType(source, part));
      return members;
    }
    default:
      return new Map();
  }
}

function declared(source: Source, nodes: readonly Node[]): Map<string, Member> {
  return new Map(
    nodes.flatMap((node) =>
      node.type === 'TSPropertySignature'
        ? [[nameOf(node.key), { source, type: node.typeAnnotation?.typeAnnotation }] as const]
        : [],
    ),
  );
}

/** `OtherProps`, `Omit<OtherProps, 'a' | 'b'>`, `Pick<OtherProps, 'a'>`; of what React declares, nothing. */
function referred(source: Source, name: string, typeArguments: unknown): Map<string, Member> {
  const [of, chosen] = (typeArguments as { params: Node[] } | null)?.params ?? [];
  if (name !== 'Omit' && name !== 'Pick' && name !== 'Partial' && name !== 'Required')
    return membersOf(source, name);
  const members = of ? ofType(source, of) : new Map<string, Member>();
  if (!chosen) return members;
  const names = new Set(literalsOf(chosen));
  return new Map([...members].filter(([member]) => names.has(member) === (name === 'Pick')));
}

function literalsOf(type: Node): string[] {
  if (type.type === 'TSUnionType') return type.types.flatMap(literalsOf);
  return type.type === 'TSLiteralType' && type.literal.type === 'Literal' ? [String(type.literal.value)] : [];
}

/** What is declared nearer counts. */
function add(members: Map<string, Member>, more: Map<string, Member>): void {
  for (const [name, member] of more) if (!members.has(name)) members.set(name, member);
}
