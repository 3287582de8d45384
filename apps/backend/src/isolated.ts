import type { EventEmitter } from 'node:events';
import PQueue from 'p-queue';

/** A thread or a process. It sends `ready` once, and then an answer to each input. */
export interface Program<Input> {
  events: EventEmitter;
  post(input: Input): void;
  kill(): unknown;
}

export type Answer<Output> = { output: Output } | { refused: string };

interface Options<Input> {
  start: () => Program<Input>;
  /** How long one input may take, in ms. */
  budgetMs: number;
  /** The class of errors that an input is rejected with. */
  Failure: new (message: string, options?: ErrorOptions) => Error;
}

const startMs = 10_000;
/** An idle program is ended after this time, which frees its memory. */
const idleMs = 5000;

/**
 * Runs a program for hostile input, one input at a time. An input that crashes it or takes too long ends only
 * that program, and the next input gets a new one.
 */
export function createIsolated<Input, Output>({ start, budgetMs, Failure }: Options<Input>) {
  const queue = new PQueue({ concurrency: 1 });
  let program: Program<Input> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  function started(): Program<Input> {
    const made = start();
    made.events.on('error', () => undefined);
    made.events.once('exit', () => {
      if (program === made) program = undefined;
    });
    return made;
  }

  function end() {
    clearTimeout(idle);
    program?.kill();
    program = undefined;
  }

  function run(input: Input): Promise<Output> {
    if (closed) return Promise.reject(new Failure('the program is closed'));
    clearTimeout(idle);
    const isNew = program === undefined;
    const current = (program ??= started());
    return new Promise<Output>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const limit = (ms: number, reason: string) => {
        clearTimeout(timer);
        timer = setTimeout(() => fail(reason), ms);
      };
      const finish = () => {
        clearTimeout(timer);
        current.events.off('message', receive).off('exit', onExit).off('error', onError);
        idle = setTimeout(end, idleMs).unref();
      };
      const fail = (reason: string, cause?: Error) => {
        finish();
        end();
        reject(new Failure(reason, { cause }));
      };
      const onExit = () => fail('crashes the program that reads it');
      const onError = (error: NodeJS.ErrnoException) =>
        fail(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? 'takes too much memory'
            : 'crashes the program that reads it',
          error,
        );
      const begin = () => {
        limit(budgetMs, `takes longer than ${budgetMs} ms`);
        current.post(input);
      };
      const receive = (message: 'ready' | Answer<Output>) => {
        if (message === 'ready') return begin();
        finish();
        if ('output' in message) return resolve(message.output);
        return reject(new Failure(message.refused));
      };
      current.events.on('message', receive).once('exit', onExit).once('error', onError);
      if (isNew) limit(startMs, 'the program that reads it does not start');
      else begin();
    });
  }

  return {
    run: (input: Input): Promise<Output> => queue.add(() => run(input)),
    /** Ends the program and rejects all waiting inputs. */
    close() {
      closed = true;
      end();
    },
  };
}
