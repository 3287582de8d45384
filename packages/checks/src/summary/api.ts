import { linesOf, type Span } from './git.ts';

/** What changed of what a package promises, entry by entry; empty where nothing did. */
export function apiChanges(span: Span, name: string): string {
  const entries = new Map<string, string[]>();
  let entry = '';
  for (const { sign, text } of linesOf(span, `packages/${name}/api-report.md`)) {
    if (text.startsWith('## ')) entry = text.slice(3);
    // The fences and titles of an entry that is new or gone say nothing more.
    if (sign !== '+' && sign !== '-') continue;
    if (text === '' || text.startsWith('```')) continue;
    entries.set(entry, [...(entries.get(entry) ?? []), `${sign}${text.startsWith('## ') ? '' : ' '}${text}`]);
  }
  return [...entries]
    .map(([address, lines]) => `#### ${address}\n\n\`\`\`diff\n${lines.join('\n')}\n\`\`\`\n`)
    .join('\n');
}
