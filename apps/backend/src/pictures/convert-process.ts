/** What runs in the process of `converter.ts`: takes a picture, answers with its files. */
import { setPriority } from 'node:os';
import { convert } from './convert.ts';
import type { Answered } from './converter.ts';
import { PictureError } from './picture-error.ts';

// Readers come first. Where the system does not let it, the work is only a little in their way.
try {
  setPriority(5);
} catch {}

const answer = (answered: Answered) => process.send?.(answered);

process.on('message', (bytes: Uint8Array) => {
  convert(bytes).then(
    (converted) => answer({ converted }),
    (error: unknown) => answer({ refused: error instanceof PictureError ? reason(error) : String(error) }),
  );
});
process.on('disconnect', () => process.exit());

function reason({ message, cause }: PictureError): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
