/**
 * `pnpm --filter @daily-nest/backend music`: makes the music that follows the opening, into station/made. About three minutes of one
 * core; does nothing where the folder was made by the same notes. The same program makes the same sound every time.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { hourSign } from './bells.ts';
import { compose } from './composer.ts';
import { encode } from './encode.ts';
import { play } from './play.ts';
import { recipes } from './recipes.ts';
import { inARoom, master } from './room.ts';
import { sampleRate, seededRandom } from './sound.ts';

const scripts = import.meta.dirname;
const folder = join(dirname(scripts), 'made');
const list = join(folder, 'station.json');
const notes = createHash('sha256');
for (const file of globSync('*.ts', { cwd: scripts }).toSorted())
  notes.update(readFileSync(join(scripts, file)));
const version = notes.digest('hex').slice(0, 16);

if (madeBy() === version) process.exit(0);
// The servers beside it come first.
setPriority(constants.priority.PRIORITY_LOW);
rmSync(list, { force: true });
mkdirSync(folder, { recursive: true });
const pieces = [...recipes.map(compose), hourSign];
for (const [index, piece] of pieces.entries()) {
  const sound = master(inARoom(play(piece, seededRandom(1914 + index)), 0.3));
  writeFileSync(join(folder, piece.file), await encode(sound));
  process.stdout.write(`${piece.file}: ${(sound.length / sampleRate).toFixed(0)} s\n`);
}
// Written last and at once: whoever finds the list finds every piece of it.
const named = pieces.map(({ file, title, mood }) => ({ file, title, artist: 'The Lullaby Machine', mood }));
writeFileSync(`${list}.new`, `${JSON.stringify({ version, pieces: named }, undefined, 2)}\n`);
renameSync(`${list}.new`, list);

function madeBy(): unknown {
  try {
    return (JSON.parse(readFileSync(list, 'utf8')) as { version?: unknown }).version;
  } catch {
    return undefined;
  }
}
