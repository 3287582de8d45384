import PQueue from 'p-queue';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { describeError } from '../db/describe-error.ts';
import type { MailSettings } from '../mail-settings.ts';
import { repeat } from '../repeat.ts';
import { testMessage } from './compose.ts';
import { endOutage, noAnswer, startOutage, takeProbe } from './outage.ts';
import * as queue from './queue.ts';
import {
  type Message,
  openSmtpConnection,
  type SmtpConnection,
  type SmtpTimeouts,
} from './smtp-connection.ts';
import { replyOf, verdictOf } from './smtp-verdict.ts';

const lookMs = 2000;
/** A new connection is opened after this many letters, because servers close long ones. */
const lettersPerConnection = 100;
/**
 * Each letter without an answer adds this to `doubt`; each answer subtracts 1. At the maximum the mail server
 * counts as down.
 */
const doubtPerLetter = 10;
const maxDoubt = 30;
const maxWaitMs = 10 * 60_000;

export interface SenderOptions {
  database: Database;
  logger: Logger;
  stopping: AbortSignal;
  settings: MailSettings;
  /** Makes the message of a delivery; returns undefined if its letter was deleted. */
  compose: (delivery: queue.Delivery) => Promise<Message | undefined>;
  /** Called with the result of each delivery. */
  count?: (end: 'sent' | 'bounced' | 'refused' | 'uncertain') => void;
  timeouts?: SmtpTimeouts;
  /** The first wait of an outage in ms. Each further wait doubles, up to ten minutes. @default 5000 */
  minWaitMs?: number;
}

/** Sends queued letters over a few connections until the process stops. */
export function createSender({
  database: { db },
  logger,
  stopping,
  settings,
  compose,
  count,
  timeouts,
  minWaitMs = 5000,
}: SenderOptions) {
  const pace = new PQueue({ interval: 1000 / settings.perSecond, intervalCap: 1, strict: true });
  let turn: queue.Turn = 'letter';
  /** Whether the mail server is down. Nothing is sent until the next probe. */
  let isAway = false;
  /** Whether letters are sent as a probe while the outage is still stored. */
  let isProbe = false;
  let waitMs = 0;
  let doubt = 0;
  // An operator may just have fixed something, so the first run after a start does not wait.
  let isFirst = true;

  const goesOn = () => !stopping.aborted && !isAway;

  /** Sends due letters, unless the mail server is down and the next probe is not due. */
  async function sendDue(): Promise<void> {
    const reason = await takeProbe(db, isFirst);
    isFirst = false;
    if (reason === 'wait') return;
    isAway = false;
    isProbe = reason !== 'none';
    if (reason === noAnswer) {
      // After such an outage, one more letter without an answer stops sending.
      doubt = maxDoubt - doubtPerLetter;
      if (!(await answersTest())) return;
    }
    const ends = await Promise.allSettled(Array.from({ length: settings.connections }, sendOnConnection));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    if (isProbe && !isAway) await reportBack();
  }

  /** Opens a connection for the first delivery, and closes it when nothing is due. */
  async function sendOnConnection(): Promise<void> {
    const lane: Lane = {};
    try {
      for (let sent = 0; goesOn(); sent += 1) {
        turn = turn === 'letter' ? 'confirmation' : 'letter';
        const delivery = await queue.takeNext(db, turn);
        if (!delivery) break;
        if (sent > 0 && sent % lettersPerConnection === 0) {
          lane.connection?.quit();
          delete lane.connection;
        }
        await attempt(delivery, lane);
      }
    } finally {
      lane.connection?.quit();
    }
  }

  /** Tries one delivery. Leaves the connection in its lane if it can be used again. */
  async function attempt(delivery: queue.Delivery, lane: Lane): Promise<void> {
    const message = await compose(delivery);
    if (!message) return queue.markFailed(db, delivery);
    let isHandedOver = false;
    let isWithheld = false;
    let reply: number;
    try {
      lane.connection ??= await openSmtpConnection(settings.url, timeouts);
      await pace.add(() => undefined);
      reply = await lane.connection.send(message, async () => {
        // An error thrown here does not mean that the mail server is down.
        isWithheld = true;
        if (isAway || !(await queue.handOver(db, delivery)))
          throw new Error('The final dot of this letter must not be sent.');
        isWithheld = false;
        isHandedOver = true;
      });
    } catch (error) {
      // After a refusal the server continues. In any other state the connection cannot be used again.
      if (replyOf(error) === undefined || verdictOf(error, isHandedOver) === 'away') {
        lane.connection?.close();
        delete lane.connection;
      }
      return isWithheld ? queue.requeue(db, delivery, 0) : handleFailure(delivery, error, isHandedOver);
    }
    await queue.markSent(db, delivery, reply);
    count?.('sent');
    doubt = Math.max(0, doubt - 1);
    if (doubt === 0) waitMs = 0;
    if (isProbe) await reportBack();
  }

  async function handleFailure(
    delivery: queue.Delivery,
    error: unknown,
    isHandedOver: boolean,
  ): Promise<void> {
    const reply = replyOf(error);
    const verdict = verdictOf(error, isHandedOver);
    // The server's text is not logged, because it often names the mailbox.
    logger.info({ delivery: delivery.id, attempt: delivery.attempt, verdict, reply }, 'letter not sent');
    switch (verdict) {
      case 'bounced':
        count?.('bounced');
        return queue.markBounced(db, delivery, reply ?? 0);
      case 'refused':
        count?.('refused');
        return queue.markFailed(db, delivery, reply);
      case 'unknown':
        count?.('uncertain');
        doubt += doubtPerLetter;
        if (doubt >= maxDoubt) await reportAway(error, noAnswer);
        return queue.markUnanswered(db, delivery);
      case 'later':
      case 'away':
        if (verdict === 'away') await reportAway(error);
        if (delivery.isOld) return queue.markFailed(db, delivery, reply);
        return queue.requeue(db, delivery, verdict === 'away' ? 0 : backoffSeconds(delivery.attempt), reply);
    }
  }

  /** Stops all connections of all backends and doubles the wait. */
  async function reportAway(error: unknown, why?: string): Promise<void> {
    if (isAway) return;
    isAway = true;
    waitMs = Math.min(Math.max(waitMs * 2, minWaitMs), maxWaitMs);
    const { code } = error as NodeJS.ErrnoException;
    const reply = replyOf(error);
    const reason = why ?? String(reply ?? code ?? 'unknown');
    logger.warn({ code, reply, reason, seconds: waitMs / 1000 }, 'the mail server is away');
    await startOutage(db, reason, waitMs / 1000);
  }

  async function reportBack(): Promise<void> {
    isProbe = false;
    await endOutage(db);
    logger.info('the mail server is back');
  }

  /**
   * Sends a message to our own mailbox and returns whether the server answered. A reader's letter would
   * become uncertain without an answer.
   */
  async function answersTest(): Promise<boolean> {
    let connection: SmtpConnection | undefined;
    try {
      const message = await testMessage(settings);
      connection = await openSmtpConnection(settings.url, timeouts);
      await connection.send(message, () => Promise.resolve());
      connection.quit();
      return true;
    } catch (error) {
      connection?.close();
      // A refusal is an answer, too.
      if (replyOf(error) !== undefined && verdictOf(error, false) !== 'away') return true;
      await reportAway(error, noAnswer);
      return false;
    }
  }

  return repeat(sendDue, {
    stopping,
    everyMs: Math.min(lookMs, minWaitMs),
    onError: (error) => logger.warn({ error: describeError(error) }, 'letters could not be sent'),
  });
}

/** A sending loop and its open connection. */
interface Lane {
  connection?: SmtpConnection;
}

/** Returns five minutes, ten, twenty … four hours. Greylisting asks for a few minutes. */
function backoffSeconds(attempt: number): number {
  return Math.min(300 * 2 ** (attempt - 1), 4 * 3600);
}
