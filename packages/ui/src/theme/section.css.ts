import { createGlobalVar, fallbackVar, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { sectionNames, type SectionName } from './names.ts';

const hue = createGlobalVar('dn-section-hue');

/** The hue of the nearest section around an element; the brand's accent outside of sections. */
export const sectionHue = fallbackVar(hue, vars.color.accent.base);

/**
 * `className={sectionClass.food}` sets that section's hue for everything inside, read through {@link
 * sectionHue}.
 */
export const sectionClass = styleVariants(
  Object.fromEntries(sectionNames.map((name) => [name, name])) as Record<SectionName, SectionName>,
  (name) => ({ '@layer': { 'dn.theme': { vars: { [hue]: vars.color.section[name] } } } }),
);
