import * as z from 'zod';
import { siteDomain } from '../domain.ts';

/** The query's `domain`: whose posts are asked for. */
export const domainParameter = (fallback: string) =>
  z.string('is missing').transform((host, context) => {
    const domain = siteDomain(host, fallback);
    if (domain === undefined) context.addIssue({ code: 'custom', message: 'must be a host name' });
    return domain ?? z.NEVER;
  });
