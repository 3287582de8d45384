import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../root.ts';

/** Returns the code that Storybook shows of each story, by the file that it could be. */
export async function codeOfStories(): Promise<Record<string, string>> {
  const { codeOf } = (await import(
    /* @vite-ignore */ pathToFileURL(`${root}/apps/storybook/src/code/code-of.ts`).href
  )) as { codeOf: (path: string) => Promise<Record<string, string>> };
  const codes: Record<string, string> = {};
  for (const path of globSync(`${root}/packages/ui/src/*/*.stories.tsx`))
    for (const [name, code] of Object.entries(await codeOf(path)))
      codes[`${basename(path, '.stories.tsx')}.${name}.tsx`] = code;
  return codes;
}
