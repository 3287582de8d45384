import * as z from 'zod';
import { siteDomain } from '../domain.ts';

/** Reads the query's `domain`, which names the site of the posts. */
export const domainParameter = (fallback: string) =>
  z.string('is missing').transform((host, context) => {
    const domain = siteDomain(host, fallback);
    if (domain === undefined) context.addIssue({ code: 'custom', message: 'must be a host name' });
    return domain ?? z.NEVER;
  });
