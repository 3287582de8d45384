import { defineConfig, Logger, parse } from '@terrazzo/parser';

/** What the module says of values, each a rule of the reader's: all but its wish for names with hyphens. */
const rules = {
  ...Object.fromEntries(
    ['color', 'font-family', 'font-weight', 'duration', 'cubic-bezier', 'number', 'shadow', 'typography'].map(
      (kind) => [`core/valid-${kind}`, 'error' as const],
    ),
  ),
  'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }] as ['error', object],
};

/**
 * What another's reader of the format makes of a document. Values of a kind that it does not know it leaves out, unread.
 *
 * @throws with all that the reader says against it.
 */
export async function readTokens(src: string): Promise<Record<string, { $type: string }>> {
  const config = defineConfig(
    { lint: { rules } },
    {
      cwd: new URL('file:///'),
    },
  );
  const said: string[] = [];
  const logger = new Logger({ level: 'silent' });
  for (const level of ['error', 'warn'] as const)
    logger[level] = (...entries) => said.push(...entries.map(({ message }) => message));
  const { tokens } = await parse([{ filename: new URL('file:///light.tokens.json'), src }], {
    config,
    logger,
  });
  const known = [
    'color',
    'fontFamily',
    'typography',
    'dimension',
    'duration',
    'cubicBezier',
    'number',
    'shadow',
  ];
  for (const [name, { $type }] of Object.entries(tokens))
    if (!known.includes($type)) said.push(`${name} is a ${$type}`);
  if (Object.keys(tokens).length !== src.match(/"\$value"/g)!.length) said.push('not every token was read');
  if (said.length > 0) throw new Error(said.join('\n'));
  return tokens;
}
