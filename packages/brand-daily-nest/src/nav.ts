import { defineNav } from '@daily-nest/brand';

export const { nav, shelf, sections, footerSections, urgentLink, legalLinks, partners } = defineNav({
  partners: [
    { label: 'UNICEF Parenting', href: 'https://www.unicef.org/parenting/' },
    { label: 'HealthyChildren.org', href: 'https://www.healthychildren.org/' },
    { label: 'Zero to Three', href: 'https://www.zerotothree.org/' },
  ],
});
