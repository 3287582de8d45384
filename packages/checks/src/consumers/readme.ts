import { readFileSync } from 'node:fs';
import { root } from '../root.ts';

const text = readFileSync(`${root}/packages/ui/README.md`, 'utf8');

/** A block of code of packages/ui/README.md, literally, by the file that its first line names. */
export function readmeFile(name: string): string {
  const blocks = [...text.matchAll(/^( *)```\w+\n([^]*?)^ *```$/gm)].map(([, indent, code]) =>
    code!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  const found = blocks.find((code) => code.split('\n')[0]!.includes(name));
  if (found === undefined) throw new Error(`packages/ui/README.md has no code that begins with ${name}`);
  return found;
}
