import type { SectionName } from './names.ts';
// Its rules; the names need no table of a card's script.
import './section.css.ts';

/** The name of a section: one of the library's, or one of the brand's own `sections`. */
export type AnySection = SectionName | (string & {});

/** Returns the class that sets a section's hue for everything inside. */
export function sectionClassOf(section: AnySection): string {
  return `dn_section-${section}`;
}
