/**
 * The number of a desktop's twelve columns that a card takes in the magazine, by its variant; `default`
 * without one. Stories use that width, so that nobody reviews a card at a size that no reader sees.
 */
export const columnsOf: Record<string, Record<string, number>> = {
  'Editorial/ArticleCard': {
    default: 4,
    lead: 8,
    feature: 8,
    headline: 8,
  },
  'Editorial/BookNote': { default: 6 },
  'Editorial/ListingCard': { default: 4 },
  'Editorial/QuoteCard': { default: 4 },
  'Editorial/StoryCard': { default: 12, featured: 12, leading: 12, column: 6, wide: 8, teaser: 4 },
  'Editorial/TipCard': { default: 4, featured: 12, poster: 5, line: 7 },
  'Editorial/WallList': { default: 12, compact: 4 },
  'Media/BookCard': { default: 3 },
  'Ads/SponsoredTile': { default: 4 },
};

/**
 * Returns the width of a story's card in px on the widest page, including gaps of 32; undefined for other
 * components. If a story's name starts with a variant, it shows that one, even without the prop `variant`, as
 * skeletons do.
 */
export function columnWidth(title: string, name: string, variant: unknown): number | undefined {
  const variants = columnsOf[title];
  if (!variants) return undefined;
  const named = name.split(' ')[0]!.toLowerCase();
  const columns = variants[typeof variant === 'string' ? variant : named] ?? variants['default']!;
  return Math.round((columns * (1280 + 32)) / 12 - 32);
}
