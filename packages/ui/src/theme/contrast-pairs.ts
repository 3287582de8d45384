import { contrast } from './color.ts';
import { type ColorTokens, forParts, forText, type Scheme } from './color-tokens.ts';

export interface ContrastPair {
  /** The foreground token, such as `text.muted`. */
  front: string;
  frontColor: string;
  /** The background token, such as `surface.page`. */
  ground: string;
  groundColor: string;
  /** The ratio that WCAG AA requires: 4.5 for text, 3 for parts of the interface. */
  minimum: number;
  /** The ratio of the two colors. */
  ratio: number;
}

/**
 * Returns every pair of foreground and background colors in the contract, with the ratio that it needs.
 *
 * @param ownSections the hues of sections that the brand has added.
 */
export function contrastPairs(
  color: ColorTokens,
  ownSections: Readonly<Record<string, string>> = {},
): ContrastPair[] {
  const { surface, text, border, accent, bright, sheet, action, masthead, band, link, status } = color;
  const grounds = {
    'surface.page': surface.page,
    'surface.raised': surface.raised,
    'surface.sunken': surface.sunken,
  };
  const pairs: ContrastPair[] = [];
  const add = (front: Record<string, string>, behind: Record<string, string>, minimum: number) => {
    for (const [frontName, frontColor] of Object.entries(front)) {
      for (const [groundName, groundColor] of Object.entries(behind)) {
        const ratio = contrast(frontColor, groundColor);
        pairs.push({ front: frontName, frontColor, ground: groundName, groundColor, minimum, ratio });
      }
    }
  };
  add({ 'text.body': text.body }, { ...grounds, 'surface.found': surface.found }, forText);
  add({ 'text.muted': text.muted }, grounds, forText);
  add(
    { 'masthead.ink': masthead.ink, 'masthead.muted': masthead.muted },
    { 'masthead.base': masthead.base },
    forText,
  );
  add(
    { 'band.ink': band.ink, 'band.muted': band.muted, 'band.kicker': band.kicker },
    { 'band.base': band.base },
    forText,
  );
  add({ 'bright.on': bright.on }, { 'bright.base': bright.base }, forText);
  add({ 'sheet.ink': sheet.ink, 'sheet.muted': sheet.muted }, { 'sheet.base': sheet.base }, forText);
  add({ 'action.on': action.on }, { 'action.base': action.base, 'action.hover': action.hover }, forText);
  add({ 'accent.base': accent.base }, grounds, forText);
  add({ 'link.base': link.base, 'link.hover': link.hover }, grounds, forText);
  add({ 'status.danger': status.danger }, { ...grounds, 'status.dangerSoft': status.dangerSoft }, forText);
  add(
    { 'status.success': status.success },
    { ...grounds, 'status.successSoft': status.successSoft },
    forText,
  );
  add({ 'status.info': status.info }, { ...grounds, 'status.infoSoft': status.infoSoft }, forText);
  for (const [name, hue] of Object.entries({ ...color.section, ...ownSections }))
    add({ [`section.${name}`]: hue }, grounds, forText);
  add({ 'border.control': border.control, 'border.strong': border.strong }, grounds, forParts);
  // A button is used on paper, and on the color of the masthead in alert and footer.
  add({ 'action.base': action.base }, { ...grounds, 'masthead.base': masthead.base }, forParts);
  add({ 'border.focus': border.focus }, { ...grounds, 'masthead.base': masthead.base }, forParts);
  // If the ring itself is invisible, as on a dark band, its halo is visible around it.
  add({ 'border.focus': border.focus }, { 'border.halo': border.halo }, forParts);
  return pairs;
}

/** Returns the unreadable pairs as sentences. */
export function failures(
  color: ColorTokens,
  scheme: Scheme,
  ownSections: Readonly<Record<string, string>>,
): string[] {
  return contrastPairs(color, ownSections)
    .filter((pair) => pair.ratio < pair.minimum)
    .map(
      (pair) =>
        `${scheme}: ${pair.front} ${pair.frontColor} on ${pair.ground} ${pair.groundColor} is ${pair.ratio.toFixed(2)}:1, ` +
        `${pair.minimum === forText ? 'text' : 'an interface part'} needs ${pair.minimum}:1`,
    );
}
