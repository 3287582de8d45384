import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CssNode, generate, parse, walk } from 'css-tree';
import { root } from '../root.ts';

/** The style files of the library. */
export const styleFiles = globSync('*.css', { cwd: `${root}/packages/ui/dist/styles` });

/** Returns the rules of the library that a built style file of a folder has more than once. */
export function twice(folder: string): string[] {
  return globSync('**/*.css', { cwd: folder }).flatMap((file) => {
    const seen = new Map<string, number>();
    walk(parse(readFileSync(join(folder, file), 'utf8')), function enter(node: CssNode) {
      if (node.type !== 'Rule' || this.atrule?.name.endsWith('keyframes')) return;
      // The brand says its dark scheme twice: for the system's choice and for the reader's.
      if (!/\.dn[-_]|\[class/.test(generate(node.prelude))) return;
      const place = this.atrule?.prelude ? generate(this.atrule.prelude) : '';
      const rule = `${place} ${generate(node)}`;
      seen.set(rule, (seen.get(rule) ?? 0) + 1);
    });
    return [...seen].flatMap(([rule, times]) => (times > 1 ? [`${file}: ${rule}`] : []));
  });
}
