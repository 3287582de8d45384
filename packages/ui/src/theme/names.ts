/** The hues of a magazine, by name. Every brand paints all sixteen. */
export const sectionNames = [
  'family',
  'health',
  'behavior',
  'learning',
  'food',
  'news',
  'world',
  'politics',
  'business',
  'technology',
  'home',
  'sports',
  'culture',
  'lifestyle',
  'opinion',
  'community',
] as const;

export type SectionName = (typeof sectionNames)[number];

/** The statement a host prints inline before its first style sheet, because bundlers may reorder the files. */
export const layerOrder = '@layer reset, theme, components, layouts, overrides;';

/** `['color', 'text', 'inverseMuted']` → `dn-color-text-inverse-muted`: one name in source, in dist and in every brand. */
export function tokenName(path: readonly string[]): string {
  return `dn-${path.join('-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
