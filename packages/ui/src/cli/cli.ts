#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { brandOf, usage, UsageError, writeTokens, writeWhole } from './brand.ts';

// A project of Next names no module type. Node's advice about that is of no use to whoever makes a brand.
const say = process.emitWarning.bind(process);
process.emitWarning = ((warning: string | Error, ...rest: [{ code?: string }]) => {
  if (rest[0]?.code !== 'MODULE_TYPELESS_PACKAGE_JSON') say(warning, ...rest);
}) as typeof process.emitWarning;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command, path, ...more] = positionals;
  if (values.help) console.log(usage);
  else if (path === undefined || more.length > 0) throw new UsageError(usage);
  else if (command === 'brand') {
    const css = await brandOf(path, values.name);
    if (values.out === undefined) process.stdout.write(css);
    else await writeWhole(css, values.out);
  } else if (command === 'tokens' && values.out !== undefined && values.name === undefined) {
    await writeTokens(path, values.out);
  } else throw new UsageError(usage);
} catch (error) {
  // A refused brand and a mistyped option are printed without a stack.
  console.error((error as Error).message);
  process.exitCode = 1;
}
