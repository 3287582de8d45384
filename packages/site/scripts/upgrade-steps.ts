import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a version asks of a title's own files. */
export interface Step {
  /** The version that asks for it. */
  version: string;
  /** Changes the files, and returns a sentence for each; a title that has it already stays as it is. */
  change: (title: string) => string[];
}

/** Whether a version is older than another one. */
export function isBefore(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split(/[.-]/).slice(0, 3).map(Number));
  const place = a!.findIndex((part, index) => part !== b![index]);
  return place >= 0 && a![place]! < b![place]!;
}

/** From the oldest version to the newest. A version without a line here asks for nothing. */
export const steps: readonly Step[] = [{ version: '1.0.0', change: oneThemeColor }];

/** The color of the masthead stood in names.ts and in spec.ts; names.ts takes it from there now. */
function oneThemeColor(title: string): string[] {
  const names = join(title, 'brand/names.ts');
  const spec = join(title, 'brand/spec.ts');
  if (!existsSync(names) || !existsSync(spec)) return [];
  const [text, look] = [readFileSync(names, 'utf8'), readFileSync(spec, 'utf8')];
  const [whole, light, dark] =
    /^ {2}themeColor: \{ light: '(#[0-9a-f]{6})', dark: '(#[0-9a-f]{6})' \},$/m.exec(text) ?? [];
  if (!whole || /export const themeColor\b/.test(look)) return [];
  const imports = [...text.matchAll(/^import .*;$/gm)].at(-1)?.[0] ?? '';
  writeFileSync(
    names,
    text
      .replace(whole, '  themeColor,')
      .replace(imports, (line) => `${line}\nimport { themeColor } from './spec.ts';`),
  );
  const color = `/** The color of the masthead in both schemes, which browsers give to their toolbars. */\nexport const themeColor = { light: '${light}', dark: '${dark}' } as const;\n`;
  const last = [...look.matchAll(/^import .*;$/gm)].at(-1)?.[0] ?? '';
  const grounds = look
    .replace(`masthead: { ground: '${light}'`, 'masthead: { ground: themeColor.light')
    .replace(`masthead: { ground: '${dark}'`, 'masthead: { ground: themeColor.dark');
  writeFileSync(
    spec,
    last ? grounds.replace(last, (line) => `${line}\n\n${color}`.trimEnd()) : `${color}\n${grounds}`,
  );
  return ['brand/names.ts: themeColor is that of brand/spec.ts'];
}
