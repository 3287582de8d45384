import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { buildFolder } from './testing/built-server.ts';

/** Returns a file and all of its static imports. */
function readBefore(file: string, read = new Set<string>()): Set<string> {
  if (read.has(file)) return read;
  read.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b[^;]*?["'](\.[^"']+\.js)["'];/gm,
  ))
    readBefore(join(dirname(file), path!), read);
  return read;
}

it("a cached page is answered before React and the site's texts are loaded", () => {
  const server = `${buildFolder}/server`;
  const app = readdirSync(`${server}/assets`).find((name) => name.startsWith('app-'));
  const files = [`${server}/main.js`, `${server}/assets/${app}`].flatMap((file) => [...readBefore(file)]);
  const code = [...new Set(files)].map((file) => readFileSync(file, 'utf8'));
  expect(code.filter((text) => /react\.(?:transitional\.)?element|createRequestHandler/.test(text))).toEqual(
    [],
  );
  expect(code.join('').length / 1_000).toBeLessThan(700);
});
