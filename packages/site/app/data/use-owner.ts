import type { Owner } from '../brand.ts';
import { ownerWith } from './owner.ts';
import { useRootData } from './use-root-data.ts';

/**
 * Returns the owner of the current site. Pages must use it, because the brand's owner is that of the build.
 */
export function useOwner(): Owner {
  return ownerWith(useRootData()?.owner);
}
