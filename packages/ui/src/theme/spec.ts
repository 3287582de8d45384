import type { TextRole } from './names.ts';

/** A type family: the font stack with its fallbacks, and the weights in use. */
export interface FontSpec {
  /** A CSS font-family list, metric-matched fallbacks included. */
  stack: string;
  /** The regular weight. @default 400 */
  weight?: number;
  /** The strong weight, for headlines and controls. @default 600 */
  strong?: number;
}

/** A value on a phone, from 768 px and from 1024 px; or one for all. */
export type Steps = number | readonly [phone: number, tablet: number, desk: number];

/** The type of a text role. Missing values are computed from the scale. */
export interface TextSpec {
  /** In px. */
  size?: Steps;
  /** As a factor of the size. */
  leading?: Steps;
  /** The maximum size of one em in percent of the window's width; 0 is no limit. @default 0 */
  share?: Steps;
}

/** A background and its text colors. */
export interface GroundSpec {
  ground: string;
  /** @default the page's paper or ink, whichever is readable */
  ink?: string;
  /** Secondary text. @default ink, thinned as far as its contrast allows */
  muted?: string;
}

/** The palette of one scheme. Missing colors are computed from paper, ink, accent and bright. */
export interface PaletteSpec {
  /** The page's background. */
  paper: string;
  /** Body text, and the rules above sections. */
  ink: string;
  /** Kickers outside of sections, and controls. Used for text on paper. */
  accent: string;
  /** The one bright color: slips, the play button, the current page. A background, never text on paper. */
  bright: string;
  /** Text on bright. @default ink or paper, whichever is readable */
  onBright?: string;
  /** The background of fields, menus and house ads. @default a little lighter than paper */
  raised?: string;
  /** The background of quiet bands and ad slots. @default a little darker than paper */
  sunken?: string;
  /** Masthead, alert and footer. @default paper with a little accent */
  masthead?: GroundSpec;
  /** The dark band across a page, dark in both schemes. @default ink, or darker than a dark paper */
  band?: GroundSpec & {
    /** @default the masthead's color, if it is readable */
    kicker?: string;
  };
  /** A sheet of paper in the bright color, such as a tip's. @default bright */
  sheet?: GroundSpec;
  /** The main button. @default ink on the page, paper on it */
  action?: Omit<GroundSpec, 'muted'>;
  /** Secondary text. @default ink, thinned as far as its contrast allows */
  muted?: string;
  /** Links in running text. @default accent */
  link?: string;
  /** The background of a search match. @default bright, thinned */
  found?: string;
  /** The line between the stories of a column. @default ink, thinned */
  hairline?: string;
  /** The rule above a section. @default ink */
  rule?: string;
  /** The border of a control, 3:1 on every background. @default ink, thinned */
  edge?: string;
  /** The focus ring, and the halo around it that is visible where the ring is not. */
  focus?: { ring: string; halo: string };
  /** Errors. @default red */
  danger?: string;
  /** Confirmations. @default green */
  success?: string;
  /** Notes. @default blue */
  info?: string;
  /**
   * The section hues; each must be readable as small text on paper. Your own names are allowed besides
   * `SectionName`: letters and digits, a small letter first. @default accent, for sections without a hue
   */
  sections?: Readonly<Record<string, string>>;
}

/** The dark scheme. Missing colors are those of the light palette, lightened until they are readable. */
export type DarkSpec = Partial<PaletteSpec>;

/**
 * The layout of the front page's masthead: `ears` centers the nameplate between two notices, as newspapers
 * do; `flag` aligns it with one edge of the page and stacks the notices at the other.
 */
export type MastheadForm = 'ears' | 'flag';

/**
 * The label above a section: `plain` text under its rule, or text on a `tab` in its color that hangs from the
 * rule.
 */
export type LabelForm = 'plain' | 'tab';

/**
 * A cut line along an edge: points with their position in percent and depth in px, from one end to the other.
 */
export type CutLine = readonly (readonly [along: number, depth: number])[];

/**
 * The look of a title in about 30 values, in designers' words. Six are enough: paper, ink, accent and bright
 * of the light palette, and the faces of headlines and of text.
 */
export interface BrandSpec {
  /** The light palette. */
  light: PaletteSpec;
  /** The dark palette, designed and not inverted. @default ink and paper swapped */
  dark?: DarkSpec;
  /** Each is a stack, or a stack with its weights. */
  fonts: {
    /** Nameplate, headlines and figures. */
    display: FontSpec | string;
    /** Running text. */
    text: FontSpec | string;
    /** Controls, kickers, bylines. @default the face of running text */
    ui?: FontSpec | string;
  };
  /** The size of running text in px on a phone and on a desktop. @default [19, 20] */
  textSize?: readonly [phone: number, desk: number];
  /** The ratio between two headline sizes on a phone and on a desktop. @default [1.15, 1.25] */
  typeScale?: readonly [phone: number, desk: number];
  /** Roles that differ from the scale. */
  type?: Partial<Record<TextRole, TextSpec>>;
  /** Line height of headlines. @default 1.08 */
  headlineLeading?: number;
  /** Line height of running text. @default 1.58 */
  textLeading?: number;
  /** Letter spacing in em of nameplate, lead and other headlines. @default [-0.022, -0.018, -0.012] */
  headlineTracking?: readonly [nameplate: number, lead: number, headline: number];
  /** Kickers in capitals or as written, and their letter spacing in em. @default as written, 0 */
  kicker?: { capitals?: boolean; tracking?: number };
  /** Strong text in running text: the text face in bold, or the face of controls at .9 em. @default 'text' */
  strong?: 'text' | 'ui';
  /** White space: 0.9 is tight, 1.1 is airy. @default 1 */
  density?: number;
  /** Corner radius in px of controls. @default 2 */
  radius?: number;
  /** The radius of round pictures in a list, in percent of their side. @default 50 */
  roundel?: number;
  /**
   * Widths in px: a section's rule, the rule above a tile, above a wall, and a slip. @default [2, 3, 4, 10]
   */
  rules?: readonly [section: number, tile: number, wall: number, slip: number];
  /** The layout of the front page's masthead. @default 'ears' */
  masthead?: MastheadForm;
  /**
   * A stripe in the bright color at the bottom of the masthead and the top of the footer, in px. @default 0
   */
  stripe?: number;
  /** The style of the label above a section. @default 'plain' */
  label?: LabelForm;
  /** The first element of the front page's lead. @default 'picture' */
  lead?: 'picture' | 'headline';
  /** The cut line below the masthead and the one above the footer. @default straight */
  edge?: { below: CutLine; above: CutLine };
  /** CSS filters of pictures in each scheme. @default none */
  pictures?: { light?: string; dark?: string };
  /** The opacity of the shadow below menus, 0 to 1. @default 0.18 */
  menuShadow?: number;
  /** The width of the page in px. @default 1280 */
  pageWidth?: number;
  /** The width of the page in px in windows of 1824 px and more. @default pageWidth */
  wideWidth?: number;
  /** The length of a line of running text in px at its desktop size. @default 620 */
  measure?: number;
  /** The duration of the base transition in ms. @default 160 */
  motion?: number;
}
