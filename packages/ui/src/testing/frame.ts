import type { HeaderFront, NavItem, SectionItem } from '../header/index.ts';

/** The links of a magazine, for stories and tests of header and footer. */
export const navItems: NavItem[] = [
  { href: '/', label: 'Home' },
  { href: '/books', label: 'Books' },
  { href: '/radio', label: 'Radio' },
  { href: '/blog', label: 'Blog' },
  { href: '/partners', label: 'Partners' },
  { href: '/faq', label: 'FAQ' },
  { href: '/contact', label: 'Contact' },
  { href: '/about', label: 'About' },
];

export const shelfItems: NavItem[] = [
  { href: '/ages', label: 'By Age' },
  { href: '/health-wellness', label: 'Health' },
  { href: '/parenting-tips', label: 'Tips' },
  { href: '/community-stories', label: 'Stories' },
  { href: '/articles', label: 'Articles' },
  { href: '/series', label: 'Series' },
];

export const sectionItems: SectionItem[] = [
  { href: '/local-news', label: 'Local News', section: 'local' },
  { href: '/national-news', label: 'National News', section: 'national' },
  { href: '/world-news', label: 'World News', section: 'world' },
  { href: '/politics', label: 'Politics', section: 'politics' },
  { href: '/business', label: 'Business', section: 'business' },
  { href: '/technology', label: 'Technology', section: 'technology' },
  { href: '/automotive', label: 'Automotive & Energy', section: 'automotive' },
  { href: '/real-estate', label: 'Real Estate & Housing', section: 'realEstate' },
  { href: '/health-wellness', label: 'Health & Wellness', section: 'health' },
  { href: '/sports', label: 'Sports', section: 'sports' },
  { href: '/arts-culture', label: 'Arts & Culture', section: 'culture' },
  { href: '/food-dining', label: 'Food & Dining', section: 'food' },
  { href: '/lifestyle', label: 'Lifestyle', section: 'lifestyle' },
  { href: '/opinion', label: 'Opinion', section: 'opinion' },
  { href: '/archives', label: 'From the Archives', section: 'archives' },
  { href: '/events', label: 'Local Events', section: 'events' },
];

const groups = ['News', 'Money & Home', 'Living', 'Weekend'];

/** The same sections under four headings. */
export const groupedItems: SectionItem[] = sectionItems.map((item, place) => ({
  ...item,
  group: groups[Math.floor(place / 4)],
}));

export const partnerItems: NavItem[] = [
  { href: 'https://kitchen.example/', label: 'The Family Kitchen' },
  { href: 'https://schoolgate.example/', label: 'School Gate Weekly' },
];

export const socialItems: NavItem[] = [
  { href: 'https://pinterest.example/', label: 'Pinterest' },
  { href: 'https://youtube.example/', label: 'YouTube' },
  { href: 'https://instagram.example/', label: 'Instagram' },
];

export const legalItems: NavItem[] = [
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
];

export const frontItems: HeaderFront = {
  edition: 'Edition of November 20, 2026',
  ways: [
    { label: 'Read the Articles', href: '/articles', text: 'Researched, and sorted by what keeps you up.' },
    { label: 'Visit the Blog', href: '/blog', text: 'Columns and answers, week by week.' },
  ],
};
