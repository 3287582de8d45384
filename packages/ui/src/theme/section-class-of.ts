import type { SectionName } from './names.ts';
import { sectionClass } from './section.css.ts';

/** A section by its name: one of the library's, or one that the brand has added under `sections`. */
export type AnySection = SectionName | (string & {});

/** The class that gives everything inside the section's hue. */
export function sectionClassOf(section: AnySection): string {
  return (sectionClass as Record<string, string>)[section] ?? `dn_section-${section}`;
}
