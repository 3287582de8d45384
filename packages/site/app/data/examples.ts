import type { ExampleName, Owner } from '@daily-nest/brand';
import { names, ownerDefaults } from '../brand-values.ts';

/** A value that pages show before somebody has made it true: some of the owner's, and some that the title says of itself. */
export type Example = 'contactEmail' | 'contactPhone' | 'imprint' | ExampleName;

/** Whether a value is an example still: the owner's where it is the default, the title's where its names say so. */
export function isExample(value: Example, owner: Owner): boolean {
  if (value === 'contactEmail' || value === 'contactPhone' || value === 'imprint')
    return JSON.stringify(owner[value]) === JSON.stringify(ownerDefaults[value]);
  return names.examples?.includes(value) ?? false;
}
