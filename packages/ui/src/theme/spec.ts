import type { TextRole } from './names.ts';

/** A type family as a designer names it: the stack with its fallbacks, and the weights in use. */
export interface FontSpec {
  /** A CSS font-family list, metric-matched fallbacks included. */
  stack: string;
  /** The regular weight of this family. @default 400 */
  weight?: number;
  /** The strong weight of this family, which headlines and controls are set in. @default 600 */
  strong?: number;
}

/** A value on a phone, from 768 px and from 1024 px; or one for all. */
export type Steps = number | readonly [phone: number, tablet: number, desk: number];

/** How one role of text is set. What is left out is computed from the scale. */
export interface TextSpec {
  /** In px. */
  size?: Steps;
  /** As a factor of the size. */
  leading?: Steps;
  /** The most that one em may take of the window's width, in percent; 0 is no limit. @default 0 */
  share?: Steps;
}

/** A colored ground and what is read on it. */
export interface GroundSpec {
  ground: string;
  /** @default the page's paper or ink, whichever can be read */
  ink?: string;
  /** Second in rank. @default ink, thinned as far as its contrast allows */
  muted?: string;
}

/** The palette of one scheme. What is left out is computed from paper, ink, accent and bright. */
export interface PaletteSpec {
  /** The page. */
  paper: string;
  /** Body text, and the rules that open a section. */
  ink: string;
  /** Kickers outside of any section, and what a hand is meant to move. Text on paper. */
  accent: string;
  /** The one loud color: slips, play, the current page. A surface, never text on paper. */
  bright: string;
  /** Text on bright. @default ink or paper, whichever can be read */
  onBright?: string;
  /** Fields, menus and house advertisements. @default a little lighter than paper */
  raised?: string;
  /** Quiet bands and ad slots. @default a little darker than paper */
  sunken?: string;
  /** Masthead, alert and footer. @default paper with a little accent */
  masthead?: GroundSpec;
  /** The dark band across a page, dark in both schemes. @default ink, or what is darker than a dark paper */
  band?: GroundSpec & {
    /** @default the masthead's color, as far as it can be read */
    kicker?: string;
  };
  /** A sheet of paper in the loud color, such as a tip's. @default bright */
  sheet?: GroundSpec;
  /** The main button. @default ink on the page, paper on it */
  action?: Omit<GroundSpec, 'muted'>;
  /** Secondary text. @default ink, thinned as far as its contrast allows */
  muted?: string;
  /** Links in running text. @default accent */
  link?: string;
  /** The ground of a found word. @default bright, thinned */
  found?: string;
  /** The line between the stories of a column. @default ink, thinned */
  hairline?: string;
  /** The rule that opens a section. @default ink */
  rule?: string;
  /** The edge of a control, 3:1 on every ground. @default ink, thinned */
  edge?: string;
  /** The ring of the focused element, and the halo around it that shows where the ring does not. */
  focus?: { ring: string; halo: string };
  /** Errors. @default red */
  danger?: string;
  /** Confirmations. @default green */
  success?: string;
  /** Notes. @default blue */
  info?: string;
  /**
   * The section hues; each must be readable as small text on paper. Names of your own are as good as `SectionName`: letters and
   * digits, a small letter first. @default accent, for the sections that are not named
   */
  sections?: Readonly<Record<string, string>>;
}

/** The dark scheme. What is not drawn is lightened from the light palette until it is readable. */
export type DarkSpec = Partial<PaletteSpec>;

/**
 * How the full masthead of a front page is built: `ears` centers the nameplate between two notices, as newspapers do;
 * `flag` sets it flush with the page's edge and stacks the notices at the other one.
 */
export type MastheadForm = 'ears' | 'flag';

/** The label over a section: `plain` words under its rule, or words on a `tab` in its color that hangs from the rule. */
export type LabelForm = 'plain' | 'tab';

/** A cut line along an edge: how far along it in percent, and how deep in px, from one end to the other. */
export type CutLine = readonly (readonly [along: number, depth: number])[];

/**
 * A title of the network in about 30 knobs, all of them words that a designer uses. Six are enough: paper, ink, accent and bright of
 * the light palette, and the faces of headlines and of text.
 */
export interface BrandSpec {
  /** The light palette. */
  light: PaletteSpec;
  /** The dark palette, drawn and not inverted. @default ink and paper with their parts changed */
  dark?: DarkSpec;
  /** Each a stack, or a stack with its weights. */
  fonts: {
    /** Nameplate, headlines and figures. */
    display: FontSpec | string;
    /** Running text. */
    text: FontSpec | string;
    /** Controls, kickers, by-lines. @default the face of running text */
    ui?: FontSpec | string;
  };
  /** Size of running text in px on a phone and on a desk. @default [19, 20] */
  textSize?: readonly [phone: number, desk: number];
  /** Step from one headline to the next on a phone and on a desk. @default [1.15, 1.25] */
  typeScale?: readonly [phone: number, desk: number];
  /** Roles that are set otherwise than the scale says. */
  type?: Partial<Record<TextRole, TextSpec>>;
  /** Line height of headlines. @default 1.08 */
  headlineLeading?: number;
  /** Line height of running text. @default 1.58 */
  textLeading?: number;
  /** Letter spacing in em of nameplate, lead and other headlines. @default [-0.022, -0.018, -0.012] */
  headlineTracking?: readonly [nameplate: number, lead: number, headline: number];
  /** Kickers in capitals or as written, and their letter spacing in em. @default as written, 0 */
  kicker?: { capitals?: boolean; tracking?: number };
  /** Strong words in running text: the text's own bold, or a run-in head in the face of controls at .9 em. @default 'text' */
  strong?: 'text' | 'ui';
  /** White space: 0.9 is tight, 1.1 is airy. @default 1 */
  density?: number;
  /** Corner radius in px of controls. @default 2 */
  radius?: number;
  /** Pictures of a list that a brand cuts round, in percent of their side. @default 50 */
  roundel?: number;
  /** Weights in px: a section's rule, the rule over a tile, over a wall, and a slip. @default [2, 3, 4, 10] */
  rules?: readonly [section: number, tile: number, wall: number, slip: number];
  /** How the full masthead is built. @default 'ears' */
  masthead?: MastheadForm;
  /** A stripe in the loud color along the foot of the masthead and the head of the footer, in px. @default 0 */
  stripe?: number;
  /** How the label over a section is set. @default 'plain' */
  label?: LabelForm;
  /** What the story that opens the front page shows first. @default 'picture' */
  lead?: 'picture' | 'headline';
  /** The cut line under the masthead and the one over the footer. @default straight */
  edge?: { below: CutLine; above: CutLine };
  /** CSS filters of pictures in each scheme. @default none */
  pictures?: { light?: string; dark?: string };
  /** Opacity of the shadow under menus, 0 to 1. @default 0.18 */
  menuShadow?: number;
  /** Width in px of the page. @default 1280 */
  pageWidth?: number;
  /** Length of a line of running text in px at its desk size. @default 620 */
  measure?: number;
  /** Duration in ms of the base transition. @default 160 */
  motion?: number;
}
