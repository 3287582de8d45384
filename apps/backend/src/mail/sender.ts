import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { describeError } from '../db/describe-error.ts';
import { testMessage } from './compose.ts';
import { endOutage, noAnswer, noteOutage, takeTry } from './outage.ts';
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
/** A letter without an answer raises the doubt of the mail server, and one with an answer lowers it by 1. At the most, it counts as away. */
const doubtOfOne = 10;
const mostDoubt = 30;
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
  /** For how long an outage is waited out at first; then twice as long, at most ten minutes. @default 5000 */
  shortestWaitMs?: number;
}

/** A connection's work, and the connection where one is open. */
interface Lane {
  line?: Line;
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
  shortestWaitMs = 5000,
}: SenderOptions) {
  const { db } = database;
  const pace = new Pace(settings.perSecond);
  let wake = new AbortController();
  let running: Promise<void> | undefined;
  let turn: queue.Turn = 'letter';
  /** Whether the mail server is away. Nothing more is sent until a try. */
  let isAway = false;
  /** Whether this is such a try, and the outage is still on record. */
  let isTry = false;
  let waitMs = 0;
  let doubt = 0;

  const goesOn = () => !stopping.aborted && !isAway;

  async function drain(): Promise<void> {
    const ends = await Promise.allSettled(Array.from({ length: settings.connections }, sendInTurn));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  /** One connection's work. It is opened for the first letter, and closed when nothing is due. */
  async function sendInTurn(): Promise<void> {
    const lane: Lane = {};
    try {
      for (let sent = 0; goesOn(); sent += 1) {
        turn = turn === 'letter' ? 'confirmation' : 'letter';
        const held = await queue.take(db, turn);
        if (!held) break;
        if (sent > 0 && sent % lettersALine === 0) {
          lane.line?.quit();
          delete lane.line;
        }
        await attempt(held, lane);
      }
    } finally {
      lane.line?.quit();
    }
  }

  /** One try with one letter. Leaves the connection in its lane while it can be used again. */
  async function attempt(held: queue.Held, lane: Lane): Promise<void> {
    const message = await compose(held);
    if (!message) return queue.giveUp(db, held);
    let wasHanded = false;
    let isHeldBack = false;
    let reply: number;
    try {
      lane.line ??= await openLine(settings.url, patience);
      await pace.turn();
      reply = await lane.line.send(message, async () => {
        // Whatever throws in here is ours, and says nothing of the mail server.
        isHeldBack = true;
        if (isAway || !(await queue.hand(db, held))) throw new Error('The end of this letter is not said.');
        isHeldBack = false;
        wasHanded = true;
      });
    } catch (error) {
      // After a refusal a server goes on; in any other state the connection is not to be trusted.
      if (replyOf(error) === undefined || verdictOf(error, wasHanded) === 'away') {
        lane.line?.close();
        delete lane.line;
      }
      return isHeldBack ? queue.putBack(db, held, 0) : settle(held, error, wasHanded);
    }
    await queue.noteSent(db, held, reply);
    count?.('sent');
    doubt = Math.max(0, doubt - 1);
    if (doubt === 0) waitMs = 0;
    if (isTry) await noteBack();
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
        doubt += doubtOfOne;
        if (doubt >= mostDoubt) await noteAway(error, noAnswer);
        return queue.noteUncertain(db, held);
      case 'later':
        return held.isOld
          ? queue.giveUp(db, held, reply)
          : queue.putBack(db, held, backoff(held.attempt), reply);
      case 'away':
        await noteAway(error);
        return held.isOld ? queue.giveUp(db, held, reply) : queue.putBack(db, held, 0, reply);
    }
  }

  /** Stops all connections, here and in other backends, and waits twice as long as the time before. */
  async function noteAway(error: unknown, why?: string): Promise<void> {
    if (isAway) return;
    isAway = true;
    waitMs = Math.min(Math.max(waitMs * 2, shortestWaitMs), longestWaitMs);
    const { code } = error as NodeJS.ErrnoException;
    const reply = replyOf(error);
    const reason = why ?? String(reply ?? code ?? 'unknown');
    logger.warn({ code, reply, reason, seconds: waitMs / 1000 }, 'the mail server is away');
    await noteOutage(db, reason, waitMs / 1000);
  }

  async function noteBack(): Promise<void> {
    isTry = false;
    await endOutage(db);
    logger.info('the mail server is back');
  }

  /** Whether the mail server answers a letter to ourselves. A reader's letter would be uncertain if it does not. */
  async function answersTest(): Promise<boolean> {
    let line: Line | undefined;
    try {
      const message = await testMessage(settings);
      line = await openLine(settings.url, patience);
      await line.send(message, () => Promise.resolve());
      line.quit();
      return true;
    } catch (error) {
      line?.close();
      // A server that refuses our own mailbox has answered.
      if (replyOf(error) !== undefined && verdictOf(error, false) !== 'away') return true;
      await noteAway(error, noAnswer);
      return false;
    }
  }

  /** Sends what is due, unless the mail server is away and it is not yet time for another try. */
  async function sendDue(atOnce: boolean): Promise<void> {
    const reason = await takeTry(db, atOnce);
    if (reason === 'wait') return;
    isAway = false;
    isTry = reason !== 'none';
    if (reason === noAnswer) {
      // After such an outage, the next letter without an answer is enough to stop.
      doubt = mostDoubt - doubtOfOne;
      if (!(await answersTest())) return;
    }
    await drain();
    if (isTry && !isAway) await noteBack();
  }

  async function keepSending(): Promise<void> {
    let recoveredAt = -Infinity;
    // A PGlite has one process, so at its start nobody else can hold anything.
    let isAlone = database.kind === 'pglite';
    // Somebody who starts it anew has perhaps just repaired something.
    let isFirst = true;
    while (!stopping.aborted) {
      try {
        if (Date.now() - recoveredAt >= recoverMs) {
          const { again, uncertain } = await queue.recover(db, isAlone);
          isAlone = false;
          recoveredAt = Date.now();
          if (again + uncertain > 0) logger.warn({ again, uncertain }, 'letters of a process that fell');
        }
        await sendDue(isFirst);
        isFirst = false;
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
