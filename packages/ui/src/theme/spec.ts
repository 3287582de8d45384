import type { SectionName } from './names.ts';

/** A type family as a designer names it: the stack with its fallbacks, and the weights in use. */
export interface FontSpec {
  /** A CSS font-family list, metric-matched fallbacks included. */
  stack: string;
  /** The regular weight of this family. @default 400 */
  weight?: number;
  /** The strong weight of this family. @default 600 */
  strong?: number;
}

/** The palette of one scheme. What is left out is computed from paper, ink and accent. */
export interface PaletteSpec {
  /** The page. Warm, never pure white. */
  paper: string;
  /** Body text, and strong rules. */
  ink: string;
  /** The deep brand color: text on paper, and the ground of the main button. */
  accent: string;
  /** A highlight for rules and figures, used sparingly and never for text. */
  bright: string;
  /** Cards and menus. @default a little lighter than paper */
  raised?: string;
  /** Quiet bands and ad slots. @default a little darker than paper */
  sunken?: string;
  /** Footer and dark bands. @default ink */
  inverse?: string;
  /** Secondary text. @default ink, thinned as far as its contrast allows */
  muted?: string;
  /** Links in running text. @default accent */
  link?: string;
  /** Errors. */
  danger: string;
  /** Confirmations. */
  success: string;
  /** Notes. */
  info: string;
  /** The sixteen section hues; each must be readable as small text on paper. */
  sections: Record<SectionName, string>;
}

/** The dark scheme. Only paper and ink must be drawn; the rest is lightened from the light palette until it is readable. */
export type DarkSpec = Pick<PaletteSpec, 'paper' | 'ink'> &
  Partial<Omit<PaletteSpec, 'paper' | 'ink' | 'sections'>> & {
    sections?: Partial<Record<SectionName, string>>;
  };

/** A title of the network in about 25 knobs, all of them words that a designer uses. */
export interface BrandSpec {
  /** The light palette. */
  light: PaletteSpec;
  /** The dark palette, drawn and not inverted. */
  dark: DarkSpec;
  fonts: {
    /** Headlines and figures. */
    display: FontSpec;
    /** Running text. */
    text: FontSpec;
    /** Controls, kickers, captions. */
    ui: FontSpec;
  };
  /** Size of running text in px on a phone and on a desk. @default [18, 20] */
  textSize?: readonly [phone: number, desk: number];
  /** Step of the type scale on a phone and on a desk. @default [1.2, 1.28] */
  typeScale?: readonly [phone: number, desk: number];
  /** Line height of headlines. @default 1.1 */
  headlineLeading?: number;
  /** Line height of running text. @default 1.6 */
  textLeading?: number;
  /** Letter spacing of headlines in em. @default -0.012 */
  headlineTracking?: number;
  /** Letter spacing of capitals in em. @default 0.06 */
  capsTracking?: number;
  /** White space: 0.9 is tight, 1.1 is airy. @default 1 */
  density?: number;
  /** Corner radius in px of fields and buttons; cards take twice as much. @default 2 */
  radius?: number;
  /** Weight in px of the thick rule. @default 3 */
  ruleWeight?: number;
  /** Width in px of the page. @default 1280 */
  pageWidth?: number;
  /** Length of a line of running text in characters. @default 65 */
  measure?: number;
  /** Duration in ms of the base transition. @default 180 */
  motion?: number;
}
