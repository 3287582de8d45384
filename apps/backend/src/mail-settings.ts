import { origin, SettingsError, wholeNumber } from '@daily-nest/server/settings';
import * as z from 'zod';
import { mailAddress } from './mail-address.ts';

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** When the weekly letter is made: the day of the week, 0 for Sunday, and the time in UTC. */
export interface WeeklyTime {
  day: number;
  hour: number;
  minute: number;
}

/** The sender of letters. */
export interface Sender {
  name: string;
  address: string;
}

/** The languages of letters: `mail/letter/words`. */
const languages = ['en', 'es', 'ar'] as const;

const weeklyTime = z.string().transform((text, context): WeeklyTime | null => {
  if (text.toLowerCase() === 'off') return null;
  const [, name = '', hour, minute] = /^([a-z]+) (\d{1,2}):(\d{2})$/i.exec(text) ?? [];
  const day = (days as readonly string[]).indexOf(name.toLowerCase());
  if (day >= 0 && Number(hour) < 24 && Number(minute) < 60)
    return { day, hour: Number(hour), minute: Number(minute) };
  context.addIssue({ code: 'custom', message: 'a day and a time in UTC such as sunday 14:00, or off' });
  return z.NEVER;
});

const sender = z.string().transform((text, context): Sender => {
  const [, name = '', address] = /^"?([^"<>\r\n]*?)"?\s*<([^<>]+)>$/.exec(text) ?? [];
  const parsed = mailAddress.safeParse(address);
  if (name !== '' && parsed.success) return { name, address: parsed.data };
  context.addIssue({
    code: 'custom',
    message: 'a name and an address such as The Daily Nest <letters@example.org>',
  });
  return z.NEVER;
});

/** The variables of the newsletter. Without `MAIL_URL` it is off, and the others are ignored. */
export const mailVariables = {
  MAIL_URL: z
    .string()
    .refine(
      (text) => /^smtps?:\/\/[^/]/i.test(text) && URL.canParse(text),
      'an address of SMTP such as smtp://user:password@host:587',
    )
    .optional()
    .describe(
      'the server that takes the newsletter’s letters: `smtp://user:password@host:587`, `smtps://` for TLS from the start; unset, there is no newsletter',
    ),
  MAIL_FROM: sender
    .optional()
    .describe('whom letters are from (`The Daily Nest <letters@example.org>`); needed with `MAIL_URL`'),
  MAIL_SECRET: z
    .string()
    .min(32, 'at least 32 characters, for example of openssl rand -hex 32')
    .optional()
    .describe('at least 32 characters that sign the links in letters; needed with `MAIL_URL`'),
  MAIL_LANGUAGE: z
    .enum(languages)
    .default('en')
    .describe('the language of letters: `en`, `es` or `ar`; `daily-nest-site start` takes that of the title'),
  MAIL_IMPRINT: z
    .string()
    .max(300, 'at most 300 characters')
    .optional()
    .describe('publisher and postal address below each letter, as the law of many countries asks'),
  MAIL_WEEKLY: weeklyTime.prefault('sunday 14:00').meta({
    description: 'when the weekly letter is made, UTC; `off` leaves it to `pnpm letter weekly`',
    unset: '`sunday 14:00`',
  }),
  MAIL_CONNECTIONS: wholeNumber(1, 20)
    .default(2)
    .describe('how many connections to the mail server a backend opens'),
  MAIL_PER_SECOND: wholeNumber(1, 1000).default(10).describe('how many letters a second a backend sends'),
  MAIL_SIGN_UPS_PER_HOUR: wholeNumber(1, 100_000)
    .default(300)
    .describe(
      'how many letters that ask to confirm are queued in an hour for all readers together, and how many may wait; beyond it a reader is asked to try again in an hour',
    ),
  SITE_URL: origin
    .optional()
    .describe('public origin of the site, for the links in letters; needed with `MAIL_URL`'),
};

/** Variables with secrets, which messages must not repeat. */
export const mailSecrets = ['MAIL_URL', 'MAIL_SECRET'];

/** The settings of the newsletter. */
export interface MailSettings {
  url: string;
  from: Sender;
  secret: string;
  /** The public origin of the site, for links in letters. */
  siteUrl: string;
  language: (typeof languages)[number];
  /** Publisher and postal address, at the end of each letter. */
  imprint: string | undefined;
  weekly: WeeklyTime | null;
  connections: number;
  perSecond: number;
  /** How many confirmation letters are queued per hour, and how many may wait. */
  signUpsPerHour: number;
}

/** Throws a SettingsError if a variable that `MAIL_URL` needs is missing. */
export function mailSettingsOf(values: z.infer<z.ZodObject<typeof mailVariables>>): MailSettings | undefined {
  const { MAIL_URL: url, MAIL_FROM: from, MAIL_SECRET: secret, SITE_URL: siteUrl } = values;
  if (url === undefined) return undefined;
  if (from === undefined || secret === undefined || siteUrl === undefined) {
    const missing = Object.entries({ MAIL_FROM: from, MAIL_SECRET: secret, SITE_URL: siteUrl })
      .filter(([, value]) => value === undefined)
      .map(([name]) => name);
    throw new SettingsError(`MAIL_URL also needs ${missing.join(' and ')}.`);
  }
  return {
    url,
    from,
    secret,
    siteUrl,
    language: values.MAIL_LANGUAGE,
    imprint: values.MAIL_IMPRINT,
    weekly: values.MAIL_WEEKLY,
    connections: values.MAIL_CONNECTIONS,
    perSecond: values.MAIL_PER_SECOND,
    signUpsPerHour: values.MAIL_SIGN_UPS_PER_HOUR,
  };
}
