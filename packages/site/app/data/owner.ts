import type { Owner } from '@daily-nest/brand';
import { owner } from '../brand-values.ts';

/** The values that the running server's owner changes from the brand's. Contains only changed values. */
export type OwnerChanges = Partial<Owner>;

/** Returns the owner of the running server. */
export function ownerWith(changes: OwnerChanges | undefined): Owner {
  return { ...owner, ...changes };
}
