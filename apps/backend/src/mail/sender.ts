import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { describeError } from '../db/describe-error.ts';
import type { Message } from './smtp-line.ts';
import { type Line, type LinePatience, openLine } from './smtp-line.ts';
import type { MailSettings } from '../mail-settings.ts';
import { Pace } from './pace.ts';
import * as queue from './queue.ts';
import { replyOf, verdictOf } from './smtp-verdict.ts';

/** How often somebody looks for what is due, and for what a fallen process has left behind. */
const lookMs = 2000;
const recoverMs = 60_000;
/** After so many letters a connection is opened anew; servers end one that stays too long. */
const lettersALine = 100;
const shortestWaitMs = 5000;
const longestWaitMs = 10 * 60_000;

export interface SenderOptions {
  database: Database;
  logger: Logger;
  stopping: AbortSignal;
  settings: MailSettings;
  /** Makes the message of a letter; undefined where the letter is not there any more. */
  compose: (held: queue.Held) => Promise<Message | undefined>;
  /** Told how each letter ended. */
  count?: (end: 'sent' | 'bounced' | 'refused' | 'uncertain') => void;
  patience?: LinePatience;
}

/** Sends what is queued, on a few connections, until the process stops. */
export function createSender({
  database,
  logger,
  stopping,
  settings,
  compose,
  count,
  patience,
}: SenderOptions) {
  const { db } = database;
  const pace = new Pace(settings.perSecond);
  let wake = new AbortController();
  let waitMs = 0;
  let notBefore = 0;
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    await Promise.all(Array.from({ length: settings.connections }, sendInTurn));
  }

  /** One connection's work. It is opened for the first letter, and closed when nothing is due. */
  async function sendInTurn(): Promise<void> {
    let line: Line | undefined;
    for (let sent = 0; !stopping.aborted && Date.now() >= notBefore; sent += 1) {
      const held = await queue.take(db);
      if (!held) break;
      if (sent > 0 && sent % lettersALine === 0) {
        line?.quit();
        line = undefined;
      }
      line = await attempt(held, line);
    }
    line?.quit();
  }

  /** One try with one letter. Answers with the connection while it can be used again. */
  async function attempt(held: queue.Held, open: Line | undefined): Promise<Line | undefined> {
    let wasHanded = false;
    let line = open;
    try {
      const message = await compose(held);
      if (!message) {
        await queue.giveUp(db, held);
        return line;
      }
      line ??= await openLine(settings.url, patience);
      await pace.turn();
      const reply = await line.send(message, async () => {
        if (!(await queue.hand(db, held))) throw new Error('The letter is not ours any more.');
        wasHanded = true;
      });
      waitMs = 0;
      await queue.noteSent(db, held, reply);
      count?.('sent');
      return line;
    } catch (error) {
      await settle(held, error, wasHanded);
      // After a refusal a server goes on; in any other state the connection is not to be trusted.
      if (replyOf(error) !== undefined && verdictOf(error, wasHanded) !== 'away') return line;
      line?.close();
      return undefined;
    }
  }

  async function settle(held: queue.Held, error: unknown, wasHanded: boolean): Promise<void> {
    const reply = replyOf(error);
    const verdict = verdictOf(error, wasHanded);
    // The server's words stay out of the log: they often name the mailbox.
    logger.info({ delivery: held.id, attempt: held.attempt, verdict, reply }, 'letter not sent');
    switch (verdict) {
      case 'bounced':
        count?.('bounced');
        return queue.noteBounce(db, held, reply ?? 0);
      case 'refused':
        count?.('refused');
        return queue.giveUp(db, held, reply);
      case 'unknown':
        count?.('uncertain');
        return queue.noteUncertain(db, held);
      case 'later':
        return held.isOld
          ? queue.giveUp(db, held, reply)
          : queue.putBack(db, held, backoff(held.attempt), reply);
      case 'away': {
        waitMs = Math.min(Math.max(waitMs * 2, shortestWaitMs), longestWaitMs);
        notBefore = Date.now() + waitMs;
        const { code } = error as NodeJS.ErrnoException;
        logger.warn({ code, reply, seconds: waitMs / 1000 }, 'the mail server is away');
        return held.isOld ? queue.giveUp(db, held, reply) : queue.putBack(db, held, waitMs / 1000, reply);
      }
    }
  }

  async function keepSending(): Promise<void> {
    let recoveredAt = -Infinity;
    // A PGlite has one process, so at its start nobody else can hold anything.
    let isAlone = database.kind === 'pglite';
    while (!stopping.aborted) {
      try {
        if (Date.now() - recoveredAt >= recoverMs) {
          const { again, uncertain } = await queue.recover(db, isAlone);
          isAlone = false;
          recoveredAt = Date.now();
          if (again + uncertain > 0) logger.warn({ again, uncertain }, 'letters of a process that fell');
        }
        await drain();
      } catch (error) {
        if (!stopping.aborted) logger.warn({ error: describeError(error) }, 'letters could not be sent');
      }
      const woken = AbortSignal.any([wake.signal, stopping]);
      await pause(lookMs, undefined, { signal: woken, ref: false }).catch(() => undefined);
      if (wake.signal.aborted) wake = new AbortController();
    }
  }

  return {
    start() {
      running = keepSending();
    },
    /** Something was queued just now. */
    wake: () => wake.abort(),
    /** Resolves when the letters under way are through, after the process was asked to stop. */
    stopped: async () => running,
  };
}

/** In seconds: five minutes, ten, twenty … four hours. Greylisting asks for a few minutes. */
function backoff(attempt: number): number {
  return Math.min(300 * 2 ** (attempt - 1), 4 * 3600);
}
