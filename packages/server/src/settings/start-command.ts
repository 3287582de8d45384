import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** How an app is started: settings of the C library, Node's flags, and the file. */
export interface StartCommand {
  variables: Record<string, string>;
  flags: string[];
  file: string;
}

const manifest = z.object({ scripts: z.object({ start: z.string() }) });
const command = /^((?:\w+=\S+ )*)node ((?:--\S+ )*)(\S+)$/;

const wordsOf = (text: string) => text.split(' ').filter(Boolean);

/**
 * What the `start` script of an app's package.json says, so that whatever starts it with settings of its own starts the same.
 *
 * @param folder the app's.
 * @throws where the script is not `NAME=value … node --flag … file`.
 */
export function startCommandOf(folder: string): StartCommand {
  const path = join(folder, 'package.json');
  const { start } = manifest.parse(JSON.parse(readFileSync(path, 'utf8'))).scripts;
  const found = command.exec(start);
  if (!found) throw new Error(`The script "start" of ${path} must be \`NAME=value … node --flag … file\`.`);
  const [, variables = '', flags = '', file = ''] = found;
  return {
    variables: Object.fromEntries(
      wordsOf(variables).map((word) => {
        const [name = '', value = ''] = word.split('=');
        return [name, value];
      }),
    ),
    flags: wordsOf(flags),
    file,
  };
}

const nameOf = (flag: string) => flag.replace(/=.*$/s, '').replaceAll('_', '-');

/**
 * Called first by an app's program. Where it was started in another way than by the `start` script, such as `node dist/server.js` in a
 * unit of systemd, and lacks some of its flags and variables, it starts itself again in the same process with those; what it was given
 * stays. A process with a channel to its parent (`node --watch`, PM2) would lose that, and is left as it is; so is one on Windows.
 *
 * @param folder the app's.
 */
export function addStartFlags(folder: string): void {
  if (process.execve === undefined || process.platform === 'win32' || process.channel) return;
  const { variables, flags } = startCommandIn(folder);
  const given = [...process.execArgv, ...(process.env['NODE_OPTIONS'] ?? '').split(' ')].map(nameOf);
  const missing = flags.filter((flag) => !given.includes(nameOf(flag)));
  if (missing.length === 0 && Object.keys(variables).every((name) => name in process.env)) return;
  const words = [process.execPath, ...process.execArgv, ...missing, ...process.argv.slice(1)];
  process.execve(process.execPath, words, { ...variables, ...process.env });
}

/** No command where the folder has none of ours: an owner may start the app by any script. */
function startCommandIn(folder: string): Pick<StartCommand, 'variables' | 'flags'> {
  try {
    return startCommandOf(folder);
  } catch {
    return { variables: {}, flags: [] };
  }
}
