/** Who the publication is. Everything that prints a name reads it from here. */
export const names = {
  /** The value of `<html data-brand>`. */
  brand: 'daily-nest',
  name: 'The Daily Nest',
  shortName: 'Daily Nest',
  tagline: 'News and advice for families',
  /** "About | The Daily Nest" */
  siteSuffix: 'The Daily Nest',
  network: 'Daily Nest Network',
  domain: 'thedailynest.example',
  description:
    'The Daily Nest is a magazine for parents and families: researched advice, news that matters at home, and stories from the neighborhood.',
  keywords: ['parenting', 'family news', 'child development', 'family health', 'parenting tips'],
  locale: 'en-US',
  founded: 2020,
  /** Ground and accent of browser chrome and of the installed app, in the light and in the dark scheme. */
  themeColor: { light: '#fbf7ef', dark: '#1b1917' },
  accentColor: '#1f5547',
} as const;
