import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import PQueue from 'p-queue';
import type { Converted } from './convert.ts';
import { PictureError } from './picture-error.ts';

/** What the process answers, once a picture. */
export type Answered = { converted: Converted } | { refused: string };

const budgetMs = 120_000;
/** Without work, the process gives its memory back after this long. */
const idleMs = 5000;

// Beside this file, in the sources as well as in dist.
const convertProcess = () =>
  fileURLToPath(new URL(`./convert-process${extname(import.meta.url)}`, import.meta.url));

/**
 * Converts pictures in a process of its own, one after the other and with what time readers leave. What decodes foreign files is
 * code in C: a picture that breaks it, or keeps it longer than two minutes, ends that process and nothing else, and the next one gets
 * a new process. It is started when it is needed and ended when it is not. `program` is what it runs.
 */
export function createConverter(program = convertProcess()) {
  const queue = new PQueue({ concurrency: 1 });
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  function start(): ChildProcess {
    // Nothing of our environment: it holds credentials.
    const started = fork(program, { serialization: 'advanced', env: {}, execArgv: [], stdio: 'ignore' });
    started.once('exit', () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  function end() {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  }

  function convert(bytes: Uint8Array): Promise<Converted> {
    if (closed) return Promise.reject(new PictureError('the converter is closed'));
    clearTimeout(idle);
    const worker = (child ??= start());
    return new Promise<Converted>((resolve, reject) => {
      const settle = (settled: Answered) => {
        clearTimeout(late);
        worker.off('message', settle).off('exit', broken).off('error', broken);
        if ('converted' in settled) resolve(settled.converted);
        else reject(new PictureError(settled.refused));
      };
      const giveUp = (refused: string) => {
        end();
        settle({ refused });
      };
      const broken = () => giveUp('ends the process that decodes it');
      const late = setTimeout(() => giveUp(`takes longer than ${budgetMs} ms to convert`), budgetMs);
      worker.once('message', settle).once('exit', broken).once('error', broken);
      worker.send(bytes, (error) => error && broken());
    });
  }

  return {
    /** The files of a picture. Rejects with a PictureError for what is none. */
    convert: (bytes: Uint8Array): Promise<Converted> =>
      queue
        .add(() => convert(bytes))
        .finally(() => {
          clearTimeout(idle);
          idle = setTimeout(end, idleMs).unref();
        }),
    close() {
      closed = true;
      queue.clear();
      end();
    },
  };
}

export type Converter = ReturnType<typeof createConverter>;
