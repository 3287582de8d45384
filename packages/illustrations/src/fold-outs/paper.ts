/**
 * The papers of a fold-out, by the class of its shapes: pages give each class its color by day, by night, in
 * forced colors and in print. `skin` is the color of the text around, so that one hand serves for all people.
 */
export const papers = {
  skin: 'k',
  shade: 's',
  robin: 'rb',
  egg: 'eg',
  teal: 'te',
  deep: 'dp',
  navy: 'nv',
  yolk: 'yk',
  gold: 'gd',
  brick: 'br',
  coral: 'co',
  peach: 'pe',
  cream: 'cr',
  white: 'wh',
  sand: 'sa',
  kraft: 'kf',
  wood: 'wd',
  leaf: 'lf',
  moss: 'mo',
  plum: 'pl',
  mauve: 'ma',
  ink: 'ik',
  slate: 'sl',
  mist: 'mi',
  /** The sleeve of a hand, and what else changes its color from use to use. */
  cloth: 'ct',
} as const;

export type Paper = keyof typeof papers;

/** One or more shapes of one paper. */
export const sheet = (paper: Paper, ...shapes: string[]): string =>
  `<path class="${papers[paper]}" d="${shapes.join('')}"/>`;

/** Sheets that lie on what is below, with its shadow. */
export const raised = (...sheets: string[]): string => `<g class="u">${sheets.join('')}</g>`;

/** Sheets elsewhere. */
export const moved = (transform: string, ...sheets: string[]): string =>
  `<g transform="${transform}">${sheets.join('')}</g>`;

/** The skins, and the clothes of whoever a shared shape is, as classes of its use. */
export type Look = 'one' | 'two' | 'three';
export type Cloth = 'red' | 'blue' | 'gold' | 'green' | 'white';
const looks: Record<Look, string> = { one: 'p1', two: 'p2', three: 'p3' };
const cloths: Record<Cloth, string> = { red: 'c1', blue: 'c2', gold: 'c3', green: 'c4', white: 'c5' };

const classesOf = (look?: Look, cloth?: Cloth) =>
  ['u', look && looks[look], cloth && cloths[cloth]].filter(Boolean).join(' ');

/** Sheets of one person, who lies on what is below. */
export const person = (look: Look, cloth: Cloth, ...sheets: string[]): string =>
  `<g class="${classesOf(look, cloth)}">${sheets.join('')}</g>`;

/** A shared shape, once more. */
export function copy(name: string, transform: string, look?: Look, cloth?: Cloth): string {
  const classes = classesOf(look, cloth);
  return `<use href="#d-${name}" class="${classes}" transform="${transform}"/>`;
}
