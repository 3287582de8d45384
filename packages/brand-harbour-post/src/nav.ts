import { defineNav } from '@daily-nest/brand';

export const { nav, shelf, sections, footerSections, urgentLink, legalLinks, partners } = defineNav({
  shelf: [
    { label: 'Ages & Stages', href: '/ages' },
    { label: 'Health', href: '/health-wellness' },
    { label: 'Know-How', href: '/parenting-tips' },
    { label: 'Neighbors', href: '/community-stories' },
    { label: 'Long Reads', href: '/articles' },
    { label: 'Logbooks', href: '/series' },
  ],
  sectionGroups: {
    'Near & Far': ['/local-news', '/national-news', '/world-news', '/politics'],
    Trade: ['/business', '/technology', '/automotive', '/real-estate'],
    'Safe & Sound': ['/health-wellness', '/sports'],
    Ashore: ['/arts-culture', '/food-dining', '/lifestyle'],
    Noticeboard: ['/opinion', '/archives', '/events'],
  },
  partners: [
    { label: 'National Oceanic and Atmospheric Administration', href: 'https://www.noaa.gov/' },
    { label: 'UNICEF Parenting', href: 'https://www.unicef.org/parenting/' },
    { label: 'American Red Cross', href: 'https://www.redcross.org/' },
  ],
});
