/** The sections of a magazine. A brand may set their hues for all, some, or its own sections. */
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

/**
 * The roles of text, largest first. `h1` to `h6` are sizes of headlines, independent of their level on a
 * page.
 */
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

/**
 * The cascade layers of the library, weakest first. All are in one layer `dn`, so that a host can order the
 * library among its own layers by that name, and no other library's `theme` or `components` conflicts.
 */
export const layers = ['dn.reset', 'dn.theme', 'dn.components', 'dn.layouts', 'dn.overrides'] as const;

/** The prefix of all published components' classes, by which `base.css` finds the library's own elements. */
export const classPrefix = 'dn-';

/**
 * The statement at the start of every style file of the library. A host with inline styles may print it
 * first.
 */
export const layerOrder = '@layer dn.reset,dn.theme,dn.components,dn.layouts,dn.overrides;';

/**
 * Returns `dn-color-section-real-estate` for `['color', 'section', 'realEstate']`: the same name in source,
 * in dist and in every brand.
 */
export function tokenName(path: readonly string[]): string {
  return `dn-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
