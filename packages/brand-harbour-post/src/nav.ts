export interface NavLink {
  label: string;
  href: string;
}

/** The navigation of wide windows. */
export const nav: NavLink[] = [
  { label: 'Home', href: '/' },
  { label: 'Books', href: '/books' },
  { label: 'Radio', href: '/radio' },
  { label: 'Blog', href: '/blog' },
  { label: 'Partners', href: '/partners' },
  { label: 'FAQ', href: '/faq' },
  { label: 'Contact', href: '/contact' },
  { label: 'About', href: '/about' },
];

/** The Sections menu. Each section carries one of the theme's hues. */
export const sections = [
  { label: 'Local News', href: '/local-news', section: 'news' },
  { label: 'National News', href: '/national-news', section: 'news' },
  { label: 'World News', href: '/world-news', section: 'world' },
  { label: 'Politics', href: '/politics', section: 'politics' },
  { label: 'Business', href: '/business', section: 'business' },
  { label: 'Technology', href: '/technology', section: 'technology' },
  { label: 'Automotive', href: '/automotive', section: 'technology' },
  { label: 'Real Estate', href: '/real-estate', section: 'home' },
  { label: 'Health & Wellness', href: '/health-wellness', section: 'health' },
  { label: 'Sports', href: '/sports', section: 'sports' },
  { label: 'Arts & Culture', href: '/arts-culture', section: 'culture' },
  { label: 'Food & Dining', href: '/food-dining', section: 'food' },
  { label: 'Lifestyle', href: '/lifestyle', section: 'lifestyle' },
  { label: 'Opinion', href: '/opinion', section: 'opinion' },
  { label: 'Archives', href: '/archives', section: 'culture' },
  { label: 'Local Events', href: '/events', section: 'community' },
] as const satisfies (NavLink & { section: string })[];

/** The columns "Sections" and "More Sections" of the footer. */
export const footerSections = { sections: sections.slice(0, 8), moreSections: sections.slice(8) };

/** Reading that is not in the Sections menu. */
export const moreLinks: NavLink[] = [
  { label: 'All Articles', href: '/articles' },
  { label: 'Parenting Tips', href: '/parenting-tips' },
  { label: 'Community Stories', href: '/community-stories' },
];

/** The last line of the footer. */
export const legalLinks: NavLink[] = [
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
];

/** Institutions that we work beside. They open in a new tab. */
export const partners: NavLink[] = [
  { label: 'National Oceanic and Atmospheric Administration', href: 'https://www.noaa.gov/' },
  { label: 'UNICEF Parenting', href: 'https://www.unicef.org/parenting/' },
  { label: 'American Red Cross', href: 'https://www.redcross.org/' },
];
