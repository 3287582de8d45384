import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { renameScope } from './rename-scope.ts';

const fork = mkdtempSync(join(tmpdir(), 'fork-'));
afterAll(() => rmSync(fork, { recursive: true }));
const read = (file: string) => readFileSync(join(fork, file), 'utf8');

it('renames the packages in code, manifests and patterns, and leaves the name of the magazine and its history', () => {
  const files = {
    'package.json': '{ "dependencies": { "@daily-nest/ui": "workspace:*" } }',
    'page.ts':
      "import '@daily-nest/ui/button';\nconst ours = /^@daily-nest\\/ui/;\nconst mail = 'desk@daily-nest.example';\n",
    'CHANGELOG.md': '# @daily-nest/ui\n',
    'font.woff2': '@daily-nest/',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(fork, file), text);
  execFileSync('git', ['init', '--quiet'], { cwd: fork });
  execFileSync('git', ['add', '--all'], { cwd: fork });
  expect(renameScope(fork, '@mine').toSorted()).toEqual(['package.json', 'page.ts']);
  expect(read('package.json')).toBe('{ "dependencies": { "@mine/ui": "workspace:*" } }');
  expect(read('page.ts')).toBe(
    "import '@mine/ui/button';\nconst ours = /^@mine\\/ui/;\nconst mail = 'desk@daily-nest.example';\n",
  );
  expect([read('CHANGELOG.md'), read('font.woff2')]).toEqual([files['CHANGELOG.md'], files['font.woff2']]);
});
