/**
 * The API reports: every exported declaration of a published package in one file, so that a change of what others rely on shows in
 * a review. `pnpm --filter @daily-nest/checks api:update` writes them anew from the built declarations.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';
import { entriesOf, type Published, published } from './packed.ts';

export const reportPath = (name: Published) => `${root}/packages/${name}/api-report.md`;

export function apiReport(name: Published): string {
  const sections = entriesOf(name).map(({ entry, dist }) => {
    const address = entry === '.' ? `@daily-nest/${name}` : `@daily-nest/${name}/${entry}`;
    return `## ${address}\n\n\`\`\`ts\n${declarations(join(dist, 'index.d.ts'), dist).join('\n')}\n\`\`\`\n`;
  });
  const head = `# What @daily-nest/${name} promises\n\nWritten by \`pnpm --filter @daily-nest/checks api:update\`; a check compares it.\n`;
  return [head, ...sections].join('\n');
}

/** The declarations of a file and of those beside it that it leads to, without comments and imports. */
function declarations(path: string, folder: string, seen = new Set<string>()): string[] {
  if (seen.has(path) || !existsSync(path)) return [];
  seen.add(path);
  const text = readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
  const targets = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, target]) => join(dirname(path), target!));
  const next = targets
    .filter((target) => target.startsWith(`${folder}/`) && !target.endsWith('.css.ts'))
    .map((target) => target.replace(/\.tsx?$/, '.d.ts'));
  const lines = text
    .replaceAll(/^import [^;]*;$/gm, '')
    .replaceAll(/^export \{\};$/gm, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  return [...lines, ...choices(text, path), ...next.flatMap((target) => declarations(target, folder, seen))];
}

/** What `keyof typeof css.variant` stands for: the declaration lies with the styles. */
function choices(text: string, path: string): string[] {
  const names = new Set([...text.matchAll(/keyof typeof css\.(\w+)/g)].map(([, name]) => name!));
  const sheet = /from '(\.\/[^']+\.css)\.ts'/.exec(text)?.[1];
  if (names.size === 0 || !sheet) return [];
  const styles = readFileSync(join(dirname(path), `${sheet}.d.ts`), 'utf8');
  return [...names].map((name) => {
    const keys = new RegExp(`const ${name}: Record<([^>]+), string>`).exec(styles)?.[1] ?? 'unknown';
    return `// keyof typeof css.${name}: ${keys}`;
  });
}

if (process.argv[1] === import.meta.filename)
  for (const name of published) writeFileSync(reportPath(name), apiReport(name));
