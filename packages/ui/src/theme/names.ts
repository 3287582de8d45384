/** The hues of a magazine, by name. A brand may paint them all, some, or sections of its own. */
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

/**
 * The cascade layers of the library, weakest first. All lie in one layer `dn`, so that a host orders the library among its own
 * layers by that name alone, and no other library's `theme` or `components` is taken for ours.
 */
export const layers = ['dn.reset', 'dn.theme', 'dn.components', 'dn.layouts', 'dn.overrides'] as const;

/** How the class of every published component begins, so that `base.css` finds the library's own elements and no others. */
export const classPrefix = 'dn-';

/** The statement that every style file of the library opens with. A host that prints style inline may print it first. */
export const layerOrder = '@layer dn.reset,dn.theme,dn.components,dn.layouts,dn.overrides;';

/** `['color', 'section', 'realEstate']` → `dn-color-section-real-estate`: one name in source, in dist and in every brand. */
export function tokenName(path: readonly string[]): string {
  return `dn-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
