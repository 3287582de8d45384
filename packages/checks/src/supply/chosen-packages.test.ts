import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

/** The packages that the project was ordered with. Those that are imported, under the names that npm has. */
const shipped = ['react', 'react-dom', 'react-router', '@vanilla-extract/css', 'zustand', 'ky'];
const tools = ['vite', 'vitest', '@storybook/react-vite', '@testing-library/react'];

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const notOurs = /(^|\/)(node_modules|dist|build|build-eager|\.react-router|storybook-static)\//;

const workspaces = globSync('{apps,packages}/*/package.json', { cwd: root }).map((manifest) => {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(read(manifest)) as Record<
    string,
    Record<string, string>
  >;
  const files = globSync(`${dirname(manifest)}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => notOurs.test(`${path}/`),
  });
  return {
    manifest,
    named: new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })),
    texts: files.map((file) => ({ isShipped: !/\.(test|stories)\.tsx?$/.test(file), text: read(file) })),
  };
});

it.each([...shipped, ...tools])('%s is imported, and each package that imports it names it', (name) => {
  const imports = new RegExp(`(?:from|import) '${name}(?:/[^']+)?'`);
  const users = workspaces.filter(({ texts }) =>
    texts.some(({ text, isShipped }) => (isShipped || tools.includes(name)) && imports.test(text)),
  );
  expect(users.map(({ manifest }) => manifest)).not.toEqual([]);
  expect(users.filter(({ named }) => !named.has(name)).map(({ manifest }) => manifest)).toEqual([]);
});

it('pnpm installs, turbo runs the tasks and changesets writes the notes', () => {
  const { packageManager, scripts, devDependencies } = JSON.parse(read('package.json')) as {
    packageManager: string;
    scripts: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  expect(packageManager).toMatch(/^pnpm@/);
  expect(scripts).toMatchObject({ boundaries: 'turbo boundaries', changeset: 'changeset' });
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['turbo', '@changesets/cli']));
});
