/** What the server reads of the title before any page: plain data, no component. Another brand in brand.ts is one here too. */
import { parseOwner as parse } from '@daily-nest/brand/owner-schema';
import { sections } from '@daily-nest/brand-daily-nest/nav';
import { owner } from '@daily-nest/brand-daily-nest/owner';

export { OwnerError } from '@daily-nest/brand/owner-schema';

/** {@link parse} for the owner of this title. */
export const parseOwner = (json: string) => parse(json, { owner, sections });
