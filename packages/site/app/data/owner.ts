import type { Owner } from '@daily-nest/brand';
import { owner } from '../brand-values.ts';

/** What the running server's owner says differently from the brand: whole values, and none that is the same. */
export type OwnerChanges = Partial<Owner>;

/** The owner that the running server was given. */
export function ownerWith(changes: OwnerChanges | undefined): Owner {
  return { ...owner, ...changes };
}
