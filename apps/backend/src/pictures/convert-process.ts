/** The program of the process in `converter.ts`. */
import { setPriority } from 'node:os';
import type { Answer } from '../isolated.ts';
import { type Converted, convert } from './convert.ts';
import type { Task } from './converter.ts';
import { PictureError } from './picture-error.ts';

// Answers to readers have priority. Some systems do not allow this.
try {
  setPriority(5);
} catch {}

const send = (message: 'ready' | Answer<Converted>) => process.send?.(message);

process.on('message', ({ bytes, options }: Task) => {
  convert(bytes, options).then(
    (output) => send({ output }),
    (error: unknown) => send({ refused: error instanceof PictureError ? reason(error) : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
send('ready');

function reason({ message, cause }: PictureError): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
