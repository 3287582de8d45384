/**
 * The site's style sheet as parsed by the build (`scripts/style-rules.ts`), in the order of its text. The
 * names are short, because every server that renders pages loads the file.
 */
export type StyleNode = Whole | Group | Rule;

/** A part for every page: the order of layers, fonts, animations. */
export interface Whole {
  text: string;
}

/** A layer, or a condition around rules. */
export interface Group {
  /** The text before its braces: `@media print`. */
  head: string;
  nodes: StyleNode[];
}

export interface Rule {
  /** Each selector, and what a page must contain for it to match. */
  selectors: [text: string, needs: Needs][];
  declarations: Declaration[];
}

/** Alternatives; each lists classes (`.x`) and elements (`details`), all of which must be in the page. */
export type Needs = string[][];

/** `property` is set for custom properties only; `reads` lists the custom properties in the value. */
export interface Declaration {
  text: string;
  property?: string;
  reads: string[];
}

/** The build's file with the rules, beside the server. */
export const styleRulesFile = 'style-rules.json';
