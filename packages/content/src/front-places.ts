import { topicPages } from './topics.ts';

/** A place of the front page or of a section page that editors may fill by hand. */
export interface FrontPlace {
  name: string;
  label: string;
}

/** The three places of 'Featured Coverage', in their order. */
export const featuredPlaces = ['lead', 'second', 'side'] as const;

/** All places: those of the front page, and the lead of each section page, which has none unless one is set. */
export const frontPlaces: FrontPlace[] = [
  { name: 'lead', label: 'Lead' },
  { name: 'second', label: 'Second' },
  { name: 'side', label: 'Side' },
  { name: 'wellness', label: 'Lead of Wellness' },
  ...topicPages.map(({ slug, label }) => ({ name: slug, label: `Lead of ${label}` })),
];

/** A piece in a place. */
export interface PlacedEntry {
  /** Its address on the site, of the magazine or of the blog. */
  href: string;
  /** When it is shown from, and until when: moments in UTC. */
  from?: string | undefined;
  until?: string | undefined;
}

/** What stands in each place. A place that is left out is filled by the rule: the order of the magazine's pieces. */
export type Placing = Partial<Record<string, PlacedEntry>>;
