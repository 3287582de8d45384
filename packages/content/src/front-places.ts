import type { HourName } from './front-hours.ts';
import { topicPages } from './topics.ts';

/** A place of the front page or of a section page that editors may fill by hand. */
export interface FrontPlace {
  name: string;
  label: string;
}

/** The three places of 'Featured Coverage', in their order. */
export const featuredPlaces = ['lead', 'second', 'side'] as const;

/**
 * The leads of the four hours, on a title whose front page has a house. Each leads at its hour while the place
 * 'lead' is empty.
 */
export const hourPlaces: (FrontPlace & { name: HourName })[] = [
  { name: 'at-night', label: 'Lead at 3 a.m.' },
  { name: 'morning', label: 'Lead at 7 a.m.' },
  { name: 'evening', label: 'Lead at 5 p.m.' },
  { name: 'bedtime', label: 'Lead at 8 p.m.' },
];

/** The places of the front page itself. */
export const homePlaces: FrontPlace[] = [
  { name: 'lead', label: 'Lead' },
  { name: 'second', label: 'Second' },
  { name: 'side', label: 'Side' },
  ...hourPlaces,
  { name: 'wellness', label: 'Lead of Wellness' },
];

/** All places: those of the front page, and the lead of each section page, which has none unless one is set. */
export const frontPlaces: FrontPlace[] = [
  ...homePlaces,
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

const isLead = (place: string) => place === 'lead' || hourPlaces.some(({ name }) => name === place);
const isHome = (place: string) => homePlaces.some(({ name }) => name === place);

/** Whether one piece may have two places: the leads of the hours are never shown together, nor with 'lead'. */
export function mayShare(one: string, other: string): boolean {
  return (isLead(one) && isLead(other)) || !isHome(one) || !isHome(other);
}

/** What stands in each place. A place that is left out is filled by the rule: the order of the magazine's pieces. */
export type Placing = Partial<Record<string, PlacedEntry>>;
