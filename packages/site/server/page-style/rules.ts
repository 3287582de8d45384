/**
 * The site's style sheet as the build has read it (`scripts/style-rules.ts`), in the order of its text. Short names: the
 * file is read by every server that makes pages.
 */
export type StyleNode = Whole | Group | Rule;

/** A piece that every page has: the order of layers, fonts, movements. */
export interface Whole {
  text: string;
}

/** A layer, or a condition around rules. */
export interface Group {
  /** What stands before its braces: `@media print`. */
  head: string;
  nodes: StyleNode[];
}

export interface Rule {
  /** Each selector, and what a page must have for it to meet anything. */
  selectors: [text: string, needs: Needs][];
  declarations: Declaration[];
}

/** Ways to be met; each names classes (`.x`) and elements (`details`), all of which must be in the page. */
export type Needs = string[][];

/** `property` is set for custom properties alone; `reads` are the custom properties in the value. */
export interface Declaration {
  text: string;
  property?: string;
  reads: string[];
}

/** The file of the build that holds them, beside the server. */
export const styleRulesFile = 'style-rules.json';
