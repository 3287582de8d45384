/** What a failed attempt says about the mailbox, the message or the mail server. */
export type Verdict =
  /** The mailbox does not exist or accepts nothing any more. */
  | 'bounced'
  /** The server rejects this message, which says nothing about the mailbox. */
  | 'refused'
  /** A temporary refusal: greylisting, a full mailbox, a limit. */
  | 'later'
  /**
   * The server cannot be reached, rejects the login or has reached a limit. Other letters would fail, too.
   */
  | 'away'
  /** The final dot was sent, and no answer came. */
  | 'unknown';

interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  command?: string;
}

/** Returns the server's reply code, such as 550; undefined without an answer. */
export function replyOf(error: unknown): number | undefined {
  return error instanceof Error ? (error as SmtpError).responseCode : undefined;
}

/** @param isHandedOver whether the final dot may have been sent */
export function verdictOf(error: unknown, isHandedOver: boolean): Verdict {
  const { command = '', response = '' } = error instanceof Error ? (error as SmtpError) : {};
  const reply = replyOf(error);
  if (reply === undefined) return isHandedOver ? 'unknown' : 'away';
  if (reply === 421 || !/^(?:RCPT TO|DATA)/.test(command)) return 'away';
  if (reply < 500) return 'later';
  // RFC 3463: 5.7 is a policy of the server, for example against relaying or spam.
  return command.startsWith('RCPT') && !/\b5\.7\.\d/.test(response) ? 'bounced' : 'refused';
}
