import { domainToASCII } from 'node:url';
import * as z from 'zod';

/**
 * An address as it is kept: in small letters, so that one mailbox is not written to twice, and with its host as DNS has it. RFC 5321 ends
 * an address at 254 characters, and what stands before the @ at 64.
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
