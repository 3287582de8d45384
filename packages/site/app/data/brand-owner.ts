import { parseOwner as parse } from '@daily-nest/brand/owner-schema';
import { owner, sections } from '../brand-values.ts';

export { OwnerError } from '@daily-nest/brand/owner-schema';

/** {@link parse} for the owner of this title. */
export const parseOwner = (json: string) => parse(json, { owner, sections });
