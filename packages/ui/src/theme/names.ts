/** The hues of a magazine, by name. Every brand paints all of them. */
export const sectionNames = [
  'local',
  'national',
  'world',
  'politics',
  'business',
  'technology',
  'automotive',
  'realEstate',
  'health',
  'sports',
  'culture',
  'food',
  'lifestyle',
  'opinion',
  'archives',
  'events',
  'family',
  'behavior',
  'learning',
  'child',
  'community',
] as const;

export type SectionName = (typeof sectionNames)[number];

/** What a text is set for, largest first. `h1` to `h6` name sizes of headlines and say nothing about their rank on a page. */
export const textRoles = [
  'nameplate',
  'lead',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'deck',
  'reading',
  'summary',
  'small',
  'label',
  'control',
  'kicker',
  'caption',
] as const;

export type TextRole = (typeof textRoles)[number];

/** The statement a host prints inline before its first style sheet, because bundlers may reorder the files. */
export const layerOrder = '@layer reset, theme, components, layouts, overrides;';

/** `['color', 'section', 'realEstate']` → `dn-color-section-real-estate`: one name in source, in dist and in every brand. */
export function tokenName(path: readonly string[]): string {
  return `dn-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
