import { defineNav } from '@daily-nest/brand';

/** The lists of links; `shelf` and `sectionGroups` may be given here, too. `partners` are institutions that you read. */
export const { nav, shelf, sections, footerSections, urgentLink, legalLinks, partners } = defineNav({
  partners: [
    { label: 'World Health Organization', href: 'https://www.who.int/' },
    { label: 'UNICEF Parenting', href: 'https://www.unicef.org/parenting/' },
  ],
});
