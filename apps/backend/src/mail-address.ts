import { domainToASCII } from 'node:url';
import * as z from 'zod';

/**
 * Parses a mail address: in lower case, so that a mailbox is not stored twice, and with its host in ASCII.
 * RFC 5321 allows 254 characters, and 64 before the @.
 */
export const mailAddress = z
  .string()
  .max(320)
  .transform((text) => {
    const [local = '', host = '', ...more] = text.trim().toLowerCase().split('@');
    return more.length > 0 ? '' : `${local}@${domainToASCII(host)}`;
  })
  .pipe(z.email().max(254))
  .refine((address) => address.indexOf('@') <= 64);
