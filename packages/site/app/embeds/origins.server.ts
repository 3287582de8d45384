import { type OwnerChanges, ownerWith } from '../data/owner.ts';

/** Where frames of our pages may come from besides our own origin. */
export function frameOrigins(changes: OwnerChanges): string[] {
  const { contactFormUrl, externalWalls } = ownerWith(changes);
  const owned = [contactFormUrl, ...Object.values(externalWalls)].map((address) => new URL(address).origin);
  return [...new Set(['https://www.youtube-nocookie.com', 'https://drive.google.com', ...owned])];
}

/** Where forms of our pages may lead besides our own origin. */
export const formOrigins: readonly string[] = ['https://drive.google.com'];
