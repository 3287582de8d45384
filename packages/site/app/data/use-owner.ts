import type { Owner } from '../brand.ts';
import { ownerWith } from './owner.ts';
import { useRootData } from './use-root-data.ts';

/** The owner of the site that is being read. Pages take it from here alone: the brand's own says what the build was given. */
export function useOwner(): Owner {
  return ownerWith(useRootData()?.owner);
}
