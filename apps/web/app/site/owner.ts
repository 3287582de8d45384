import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { type Owner, owner } from './brand.ts';

/** What the running server's owner says differently from the brand: whole values, and none that is the same. */
export type OwnerChanges = Partial<Owner>;

/** The owner that the running server was given. */
export function ownerWith(changes: OwnerChanges | undefined): Owner {
  return { ...owner, ...changes };
}

/** The owner of the site that is being read. Pages take it from here alone: the brand's own says what the build was given. */
export function useOwner(): Owner {
  return ownerWith(useRouteLoaderData<typeof loader>('root')?.owner);
}
