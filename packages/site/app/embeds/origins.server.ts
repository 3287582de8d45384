import { type OwnerChanges, ownerWith } from '../data/owner.ts';

/** Returns the origins that our pages may frame besides our own. */
export function frameOrigins(changes: OwnerChanges): string[] {
  const { contactFormUrl, externalWalls } = ownerWith(changes);
  const owned = [contactFormUrl, ...Object.values(externalWalls)].map((address) => new URL(address).origin);
  return [...new Set(['https://www.youtube-nocookie.com', 'https://drive.google.com', ...owned])];
}

/** The origins to which our forms may lead besides our own. */
export const formOrigins: readonly string[] = ['https://drive.google.com'];
