/**
 * A statement of the title that its owner must make true: the year it was founded, its hours, its network,
 * its experts.
 */
export type ExampleName = 'founded' | 'hours' | 'network' | 'experts';

/** The names of a title. Everything that prints a name uses these. */
export interface BrandNames {
  /** The value of `<html data-brand>`, in kebab-case. */
  brand: string;
  name: string;
  /** A name for small spaces: the icon on a phone's home screen. */
  shortName: string;
  /** A line under the name; a title may have none. */
  tagline?: string;
  /** The text after the bar in a page's title: "About | The Daily Nest". */
  siteSuffix: string;
  /** The network of publications that the title belongs to, if it belongs to one. */
  network?: string;
  /** The host name of the title, without `www.`. */
  domain: string;
  /** One sentence for search engines and the manifest. */
  description: string;
  keywords: readonly string[];
  /** The language as a BCP 47 tag, for `<html lang>`, dates and feeds; package.json of the title names its words. */
  locale: string;
  /** The year in which it began; left out until it is true. */
  founded?: number;
  /**
   * The statements of the title that are still examples. Pages mark them, and structured data leaves them
   * out. Remove those that are true for you.
   */
  examples?: readonly ExampleName[];
  /**
   * The color of the masthead in both schemes, for the browser's toolbar; the conformance test compares it
   * with the tokens.
   */
  themeColor: { light: string; dark: string };
}
