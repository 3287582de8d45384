import type { ExampleName, Owner } from '@daily-nest/brand';
import { names, ownerDefaults } from '../brand-values.ts';

/** A value that pages mark as an example: some of the owner's, and some of the title's. */
export type Example = 'contactEmail' | 'contactPhone' | 'imprint' | ExampleName;

/**
 * Returns whether a value is still an example: the owner's default, or a name that the title lists as one.
 */
export function isExample(value: Example, owner: Owner): boolean {
  if (value === 'contactEmail' || value === 'contactPhone' || value === 'imprint')
    return JSON.stringify(owner[value]) === JSON.stringify(ownerDefaults[value]);
  return names.examples?.includes(value) ?? false;
}
