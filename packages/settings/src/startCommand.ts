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
