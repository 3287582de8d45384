import type { SectionName } from '@daily-nest/ui/theme';

export interface NavLink {
  label: string;
  href: string;
}

/** A section of the site: one entry of the Sections menu, in one of the theme's hues. */
export interface SectionLink extends NavLink {
  section: SectionName;
  /** The heading under which the menus list it. */
  group?: string;
}

/** The headings of the menus, each with the paths of its sections. Together they name every section once. */
export type SectionGroups = Readonly<Record<string, readonly string[]>>;

/** Every list of links that a title's pages show. */
export interface BrandNav {
  /** The navigation of wide windows. */
  nav: NavLink[];
  /** The lists that readers come for, in one row below the navigation on every page. */
  shelf: NavLink[];
  /** The Sections menu, in the order of its groups. */
  sections: SectionLink[];
  /** The columns "Sections" and "More Sections" of the footer. */
  footerSections: { sections: SectionLink[]; moreSections: SectionLink[] };
  /** A link for urgent help, in the header, at the top of the menus, in the footer and on the 404 page. */
  urgentLink: NavLink;
  /** The last line of the footer: standards, people, and other indexes. */
  legalLinks: NavLink[];
  /**
   * Other organizations whose advice the title cites. They are not part of it. Their links open in a new tab.
   */
  partners: NavLink[];
}

const nav: NavLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Books', href: '/books' },
  { label: 'Radio', href: '/radio' },
  { label: 'Blog', href: '/blog' },
  { label: 'Partners', href: '/partners' },
  { label: 'FAQ', href: '/faq' },
  { label: 'Contact', href: '/contact' },
  { label: 'About', href: '/about' },
];

const shelf: NavLink[] = [
  { label: 'By Age', href: '/ages' },
  { label: 'Health', href: '/health-wellness' },
  { label: 'Tips', href: '/parenting-tips' },
  { label: 'Stories', href: '/community-stories' },
  { label: 'Articles', href: '/articles' },
  { label: 'Series', href: '/series' },
];

const sections: SectionLink[] = [
  { label: 'Local News', href: '/local-news', section: 'local' },
  { label: 'National News', href: '/national-news', section: 'national' },
  { label: 'World News', href: '/world-news', section: 'world' },
  { label: 'Politics', href: '/politics', section: 'politics' },
  { label: 'Business', href: '/business', section: 'business' },
  { label: 'Technology', href: '/technology', section: 'technology' },
  { label: 'Automotive', href: '/automotive', section: 'automotive' },
  { label: 'Real Estate', href: '/real-estate', section: 'realEstate' },
  { label: 'Health & Wellness', href: '/health-wellness', section: 'health' },
  { label: 'Sports', href: '/sports', section: 'sports' },
  { label: 'Arts & Culture', href: '/arts-culture', section: 'culture' },
  { label: 'Food & Dining', href: '/food-dining', section: 'food' },
  { label: 'Lifestyle', href: '/lifestyle', section: 'lifestyle' },
  { label: 'Opinion', href: '/opinion', section: 'opinion' },
  { label: 'Archives', href: '/archives', section: 'archives' },
  { label: 'Local Events', href: '/events', section: 'events' },
];

/** Groups of neighbors, so that the order of the sections stays that of docs/product.md. */
const sectionGroups: SectionGroups = {
  News: ['/local-news', '/national-news', '/world-news', '/politics'],
  'Money & Home': ['/business', '/technology', '/automotive', '/real-estate'],
  Living: ['/health-wellness', '/sports', '/arts-culture', '/food-dining'],
  Weekend: ['/lifestyle', '/opinion', '/archives', '/events'],
};

const urgentLink: NavLink = { label: 'Urgent help', href: '/urgent' };

const legalLinks: NavLink[] = [
  urgentLink,
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
  { label: 'Accessibility', href: '/accessibility' },
  { label: 'Standards', href: '/standards' },
  { label: 'Corrections', href: '/corrections' },
  { label: 'People', href: '/people' },
  { label: 'By Age', href: '/ages' },
  { label: 'Series', href: '/series' },
];

type OwnNav = Pick<BrandNav, 'partners'> &
  Partial<BrandNav> & {
    /** Another grouping of the sections. */
    sectionGroups?: SectionGroups;
  };

/** Returns a title's lists of links: the routes of the site, which all titles share, and its own. */
export function defineNav({ sectionGroups: groups = sectionGroups, ...own }: OwnNav): BrandNav {
  const all = own.sections ?? grouped(groups);
  const footerSections = { sections: all.slice(0, 8), moreSections: all.slice(8) };
  return { nav, shelf, sections: all, footerSections, urgentLink, legalLinks, ...own };
}

function grouped(groups: SectionGroups): SectionLink[] {
  return Object.entries(groups).flatMap(([group, paths]) =>
    paths.map((path) => {
      const section = sections.find(({ href }) => href === path);
      if (!section) throw new Error(`brand: the group "${group}" names ${path}, which is no section.`);
      return { ...section, group };
    }),
  );
}
