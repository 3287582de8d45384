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
  /** Where a reader goes who has no time: at the head of the menus, in the footer, on the page that is not there. */
  urgentLink: NavLink;
  /** The last line of the footer: what a reader may hold the title to, who makes it, and other ways through it. */
  legalLinks: NavLink[];
  /** Institutions outside whose advice the title reads and cites. They are not part of it. They open in a new tab. */
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

/** A title's lists of links: the routes of the site, which every title of the network shares, and what it says of its own. */
export function defineNav(own: Pick<BrandNav, 'partners'> & Partial<BrandNav>): BrandNav {
  const all = own.sections ?? sections;
  const footerSections = { sections: all.slice(0, 8), moreSections: all.slice(8) };
  return { nav, sections: all, footerSections, urgentLink, legalLinks, ...own };
}
