/**
 * packages/ui/llms.txt: every component with its props, as people and language models read them, and the list of components in the
 * README. Written from the API model that API Extractor makes of the built declarations.
 */
import type { Coverage } from '../stories/coverage.ts';

interface Range {
  startIndex: number;
  endIndex: number;
}

/** A declaration of the API model. */
export interface Declared {
  kind: string;
  name?: string;
  docComment?: string;
  excerptTokens?: { text: string }[];
  propertyTypeTokenRange?: Range;
  extendsTokenRanges?: Range[];
  isOptional?: boolean;
  members?: Declared[];
}

/** The declarations of an entry. */
export type EntryModel = { entry: string; members: Declared[] };

type Component = Pick<Coverage, 'component' | 'entry'>;

/** The text of a docblock, in one line, and its default. */
function wordsOf({ docComment = '' }: Declared): { text: string; byDefault: string | undefined } {
  const lines = docComment.replaceAll(/^\s*\/?\*+\/?|\*\/\s*$/gm, '').trim();
  const [text = '', ...tags] = lines.split(/\s(?=@(?:default|see|example)\b)/);
  const byDefault = tags.find((tag) => tag.startsWith('@default'))?.replace(/^@default(?:Value)?\s*/, '');
  return { text: oneLine(text), byDefault: byDefault && oneLine(byDefault) };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const textOf = ({ excerptTokens = [] }: Declared, range: Range | undefined) =>
  oneLine(
    (range ? excerptTokens.slice(range.startIndex, range.endIndex) : []).map(({ text }) => text).join(''),
  );

const typeOfProps = ({ component }: Component, members: readonly Declared[]) =>
  members.find(({ name }) => name === `${component}Props`);

const propsOf = (one: Component, members: readonly Declared[]): readonly Declared[] =>
  typeOfProps(one, members)?.members?.filter(({ kind, name }) => kind === 'PropertySignature' && name) ?? [];

/** The types of props that a component takes besides its own and its element's, in a line. */
function shared(one: Component, members: readonly Declared[]): string[] {
  const type = typeOfProps(one, members);
  const types = (type?.extendsTokenRanges ?? [])
    .map((range) => textOf(type!, range))
    .filter((name) => !/\bComponentProps</.test(name));
  return types.length > 0 ? [`- And those of ${types.map((name) => `\`${name}\``).join(', ')}.`] : [];
}

function line(prop: Declared): string {
  const { text, byDefault } = wordsOf(prop);
  const type = `\`${prop.name}${prop.isOptional ? '?' : ''}: ${textOf(prop, prop.propertyTypeTokenRange)}\``;
  return `- ${[type, text && ` ${text}`, byDefault && ` Default: ${byDefault}.`].filter(Boolean).join('')}`;
}

/** The text of packages/ui/llms.txt. */
export function componentsDocument(components: readonly Component[], models: readonly EntryModel[]): string {
  const sections = components.map((one) => {
    const members = models.find(({ entry }) => entry === one.entry)?.members ?? [];
    const own = members.find(({ name }) => name === one.component);
    const props = propsOf(one, members);
    return [
      `## ${one.component}\n`,
      own && `${wordsOf(own).text}\n`,
      `\`import { ${one.component} } from '@daily-nest/ui/${one.entry}'\`\n`,
      ...props.map(line),
      ...shared(one, members),
    ]
      .filter(Boolean)
      .join('\n')
      .trimEnd();
  });
  return `# @daily-nest/ui

> React components for family news magazines: semantic HTML, no CSS runtime, no router, no data fetching. A component is its entry and its style file, \`@daily-nest/ui/styles/<entry>.css\`. Besides its own props a component takes those of its root element, and \`labels\` for its built-in words.

Written by \`pnpm --filter @daily-nest/checks api:update\` from the types; a check compares it.

${sections.join('\n\n')}
`;
}

/** The list of components in the README, with the names of their props. */
export function componentsTable(components: readonly Component[], models: readonly EntryModel[]): string {
  const rows = components.map((one) => {
    const members = models.find(({ entry }) => entry === one.entry)?.members ?? [];
    const props = propsOf(one, members).map(({ name, isOptional }) => `\`${name}${isOptional ? '?' : ''}\``);
    return `| \`${one.component}\` | ${props.join(', ') || '–'} |`;
  });
  return `| component | its props, those with ? optional |\n| --- | --- |\n${rows.join('\n')}`;
}

const table = /(<!-- components -->\n)[^]*?(\n<!-- \/components -->)/;

/** The README with its list of components written anew. */
export const withTable = (readme: string, rows: string): string => readme.replace(table, `$1\n${rows}\n$2`);
