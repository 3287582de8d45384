import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startCommandOf } from './startCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'daily-nest-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

function commandOf(start: string) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }));
  return startCommandOf(folder);
}

it('takes a start script apart', () => {
  expect(commandOf('A_B=1 C_=65536 node --size=4 --other out/main.js')).toEqual({
    variables: { A_B: '1', C_: '65536' },
    flags: ['--size=4', '--other'],
    file: 'out/main.js',
  });
  expect(commandOf('node main.js')).toEqual({ variables: {}, flags: [], file: 'main.js' });
});

it.each(['pnpm dev', 'node', 'node main.js; rm -r x', 'A=1 tsx main.ts'])(
  'starts nothing else in its place: %s',
  (start) => {
    expect(() => commandOf(start)).toThrow(/must be `NAME=value … node --flag … file`/);
  },
);
