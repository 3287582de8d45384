import { createGlobalVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { sectionNames, type SectionName } from './names.ts';

const hue = createGlobalVar('dn-section-hue');

/** The hue of the nearest section around an element; the brand's accent outside of sections. */
export const sectionHue = fallbackVar(hue, vars.color.accent.base);

/** The class of a section. Its name says all of its rule, so two releases on one page may share it. */
const classOf = (name: string) => `dn_section-${name}`;

/**
 * `className={sectionClass.food}` sets that section's hue for everything inside, read through {@link
 * sectionHue}.
 */
export const sectionClass = Object.fromEntries(sectionNames.map((name) => [name, classOf(name)])) as Record<
  SectionName,
  string
>;

for (const name of sectionNames)
  globalStyle(`.${classOf(name)}`, {
    '@layer': { 'dn.theme': { vars: { [hue]: vars.color.section[name] } } },
  });
