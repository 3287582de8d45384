import { defineNav } from '@daily-nest/brand';

export const { nav, sections, footerSections, urgentLink, legalLinks, partners } = defineNav({
  partners: [
    { label: 'National Oceanic and Atmospheric Administration', href: 'https://www.noaa.gov/' },
    { label: 'UNICEF Parenting', href: 'https://www.unicef.org/parenting/' },
    { label: 'American Red Cross', href: 'https://www.redcross.org/' },
  ],
});
