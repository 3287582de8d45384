import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../root.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.entries(scripts).filter(([, command]) => command.startsWith('node '));

const folder = mkdtempSync(join(tmpdir(), 'old-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Makes the Node that loads it believe that it is an older one. */
const older = join(folder, 'older.cjs');
writeFileSync(
  older,
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.4' } });\n",
);

it('there are commands', () => {
  expect(commands.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'test', 'dev', 'gen']));
});

it.each(commands)('pnpm %s ends with a sentence where Node is too old', (_name, command) => {
  const [, ...words] = command.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', older, ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe(
    'Node 20.19.4 is too old: this repository needs 22.22 or newer. Install one from https://nodejs.org and give the command again.\n',
  );
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
