/** What a title says of itself and its owner must make true: the year it was founded, its hours, its network, its experts. */
export type ExampleName = 'founded' | 'hours' | 'network' | 'experts';

/** Who a title is. Everything that prints a name reads it from here. */
export interface BrandNames {
  /** The value of `<html data-brand>`, in kebab-case. */
  brand: string;
  name: string;
  /** Where there is little room: the icon on a phone's home screen. */
  shortName: string;
  tagline: string;
  /** What follows the bar in a page's title: "About | The Daily Nest". */
  siteSuffix: string;
  /** The network of publications that the title belongs to. */
  network: string;
  /** The host name of the title, without `www.`. */
  domain: string;
  /** One sentence for search engines and the manifest. */
  description: string;
  keywords: readonly string[];
  /** BCP 47, as `<html lang>` carries it. */
  locale: string;
  founded: number;
  /** What the title says of itself that is an example still. Pages mark it, and search engines are not told; take out what is yours. */
  examples?: readonly ExampleName[];
  /** What the browser's chrome continues, the masthead, in both schemes; the conformance test holds it to the tokens. */
  themeColor: { light: string; dark: string };
}
