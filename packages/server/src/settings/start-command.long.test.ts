import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startCommandOf } from './start-command.ts';

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

describe('an app that is started in another way than by its script', () => {
  const program = join(folder, 'main.mjs');
  const own = JSON.stringify(new URL('start-command.ts', import.meta.url).href);
  writeFileSync(
    program,
    `import { addStartFlags } from ${own};
addStartFlags(import.meta.dirname);
const found = { flags: process.execArgv, words: process.argv.slice(2), A_B: process.env.A_B };
if (process.send) process.send(found);
else console.log(JSON.stringify(found));`,
  );
  const { PATH } = process.env;

  /** What the program says of how it runs. */
  function run(flags: string[], environment: Record<string, string> = {}): unknown {
    const words = [...flags, program, 'a word'];
    return JSON.parse(
      execFileSync(process.execPath, words, { env: { PATH, ...environment }, encoding: 'utf8' }),
    );
  }

  it('has its flags and variables all the same', () => {
    commandOf('A_B=1 node --max-semi-space-size=4 --expose-gc main.mjs');
    const flags = ['--max-semi-space-size=4', '--expose-gc'];
    expect(run([])).toEqual({ flags, words: ['a word'], A_B: '1' });
    expect(run(['--liftoff-only'])).toMatchObject({ flags: ['--liftoff-only', ...flags] });
  });

  it('keeps what it was given', () => {
    commandOf('A_B=1 node --max-semi-space-size=4 main.mjs');
    expect(run(['--max_semi_space_size=8'], { A_B: '2' })).toMatchObject({
      flags: ['--max_semi_space_size=8'],
      A_B: '2',
    });
    expect(run([], { A_B: '', NODE_OPTIONS: '--max-semi-space-size=8' })).toMatchObject({
      flags: [],
      A_B: '',
    });
  });

  it('keeps the channel to its parent', async () => {
    commandOf('A_B=1 node --expose-gc main.mjs');
    const child = fork(program, { env: { PATH }, execArgv: [] });
    expect((await once(child, 'message'))[0]).toMatchObject({ flags: [] });
  });

  it('runs as it is where an owner starts it by another program', () => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'pm2 start main.mjs' } }));
    expect(run([])).toMatchObject({ flags: [] });
  });
});
