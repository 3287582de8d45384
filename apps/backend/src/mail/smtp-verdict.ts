/** What a failed attempt says: of the mailbox, of the message, or of the server that takes our letters. */
export type Verdict =
  /** The mailbox is not there, or takes nothing any more. */
  | 'bounced'
  /** This message is not taken, which says nothing of the mailbox. */
  | 'refused'
  /** Not now: greylisting, a full mailbox, a limit. */
  | 'later'
  /** The server cannot be reached, lets us not in, or has enough of us: nothing else will go through either. */
  | 'away'
  /** The end of the message was said, and no answer came. */
  | 'unknown';

interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  command?: string;
}

/** The number that a server has answered with, 550; undefined where none has. */
export function replyOf(error: unknown): number | undefined {
  return error instanceof Error ? (error as SmtpError).responseCode : undefined;
}

/** @param wasHanded whether the end of the message may have been said */
export function verdictOf(error: unknown, wasHanded: boolean): Verdict {
  const { command = '', response = '' } = error instanceof Error ? (error as SmtpError) : {};
  const reply = replyOf(error);
  if (reply === undefined) return wasHanded ? 'unknown' : 'away';
  if (reply === 421 || !/^(?:RCPT TO|DATA)/.test(command)) return 'away';
  if (reply < 500) return 'later';
  // RFC 3463: 5.7 is a rule of the server, such as one against relaying or against what it takes for spam.
  return command.startsWith('RCPT') && !/\b5\.7\.\d/.test(response) ? 'bounced' : 'refused';
}
