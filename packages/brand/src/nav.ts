import type { SectionName } from '@daily-nest/ui/theme';

export interface NavLink {
  label: string;
  href: string;
}

/** A section of the site: one entry of the Sections menu, in one of the theme's hues. */
export interface SectionLink extends NavLink {
  section: SectionName;
}

/** Every list of links that a title's pages show. */
export interface BrandNav {
  /** The navigation of wide windows. */
  nav: NavLink[];
  /** The Sections menu. */
  sections: SectionLink[];
  /** The columns "Sections" and "More Sections" of the footer. */
  footerSections: { sections: SectionLink[]; moreSections: SectionLink[] };
  /** A link for urgent help, at the top of the menus, in the footer and on the 404 page. */
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

/** Returns a title's lists of links: the routes of the site, which all titles share, and its own. */
export function defineNav(own: Pick<BrandNav, 'partners'> & Partial<BrandNav>): BrandNav {
  const all = own.sections ?? sections;
  const footerSections = { sections: all.slice(0, 8), moreSections: all.slice(8) };
  return { nav, sections: all, footerSections, urgentLink, legalLinks, ...own };
}
