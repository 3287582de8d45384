import * as z from 'zod';
import { domainParameter } from '../http/domain-parameter.ts';

const path = z
  .string()
  .max(200)
  .regex(/^\/[\w\-/~%!$&'()*+,;=:@]*$/, 'must be a path');
/** A letter of an address or a number of somebody may stand in a wrong address: such ones are not stored. */
const plainPath = z
  .string()
  .max(100)
  .regex(/^\/[a-z\d/_-]*$/i, 'must be a plain path')
  .regex(/^(?!.*\d{5})/, 'must not have a long number');
const times = z.int().min(1).max(1_000_000);

/** What the web server reports: how often pages were read, and which links led nowhere. */
export const readsReport = (fallback: string) =>
  z.strictObject({
    domain: domainParameter(fallback),
    reads: z.array(z.strictObject({ path, times })).max(1_000),
    failed: z
      .array(z.strictObject({ path: plainPath, source: z.union([plainPath, z.literal('')]), times }))
      .max(50),
  });

export type ReadsReport = z.output<ReturnType<typeof readsReport>>;
