import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createIsolated } from '../isolated.ts';
import type { Converted, ConvertOptions } from './convert.ts';
import { PictureError } from './picture-error.ts';

// In the same folder both in src and in dist.
const convertProcess = () =>
  fileURLToPath(new URL(`./convert-process${extname(import.meta.url)}`, import.meta.url));

/** What the process is sent. */
export interface Task {
  bytes: Uint8Array;
  options: ConvertOptions;
}

/**
 * Converts pictures in a separate process, because a hostile picture may crash the decoders, which are
 * written in C. Rejects with a PictureError.
 */
export function createConverter(program = convertProcess()) {
  const isolated = createIsolated<Task, Converted>({
    Failure: PictureError,
    budgetMs: 120_000,
    start() {
      // Without our environment, which holds credentials.
      const child = fork(program, { serialization: 'advanced', env: {}, execArgv: [], stdio: 'ignore' });
      return {
        events: child,
        // If it fails, the process has ended, which emits its own event.
        post: (input) => child.send(input, () => undefined),
        kill: () => child.kill('SIGKILL'),
      };
    },
  });
  return {
    convert: (bytes: Uint8Array, options: ConvertOptions = {}) => isolated.run({ bytes, options }),
    close: () => isolated.close(),
  };
}

export type Converter = ReturnType<typeof createConverter>;
