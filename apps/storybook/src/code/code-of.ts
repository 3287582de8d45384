import { format } from 'oxfmt';
import { Example } from './Example.ts';
import { bare, fieldsOf, readSource } from './story-file.ts';

/**
 * Returns the code of each story in a file of packages/ui, by the name of its export, as a host would write
 * it: a file that imports the component and its style file, and renders it with the story's props in the
 * providers that it needs.
 */
export async function codeOf(path: string): Promise<Record<string, string>> {
  const source = readSource(path);
  const meta = fieldsOf(source, source.declared.get('meta')?.value);
  const codes = storiesOf(path).map(async (name) => {
    const story = fieldsOf(source, source.declared.get(name)?.value);
    const { code, errors } = await format(`${name}.tsx`, new Example(source, meta, story).write(), {
      singleQuote: true,
      printWidth: 100,
    });
    if (errors.length > 0) throw new Error(`${path}, ${name}: ${errors[0]!.message}`);
    return [name, code.trimEnd()] as const;
  });
  return Object.fromEntries(await Promise.all(codes));
}

/** Returns the exports of a file that are stories. */
export function storiesOf(path: string): string[] {
  const { text, declared } = readSource(path);
  return [...declared]
    .filter(([, { statement, value }]) => {
      const isExported = text.slice(0, statement.start).endsWith('export ');
      return isExported && value !== null && bare(value).type === 'ObjectExpression';
    })
    .map(([name]) => name);
}
