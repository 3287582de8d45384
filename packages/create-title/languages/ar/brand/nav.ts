import { defineNav, type NavLink, type SectionLink } from '@daily-nest/brand';

/** The categories of the articles, each a place on /articles. Under a heading of the menus stand two or more. */
const own: SectionLink[] = [
  { label: 'حياة العائلة', href: '/articles#حياة-العائلة', section: 'family', group: 'المواضيع' },
  { label: 'الصحة', href: '/articles#الصحة', section: 'health', group: 'المواضيع' },
];

const help: NavLink = { label: 'مساعدة عاجلة', href: '/urgent' };

/** The lists of links. `partners` are institutions that you read. */
export const { nav, shelf, sections, footerSections, urgentLink, legalLinks, partners } = defineNav({
  nav: [
    { label: 'الرئيسية', href: '/' },
    { label: 'المقالات', href: '/articles' },
    { label: 'من نحن', href: '/about' },
    { label: 'راسلنا', href: '/contact' },
  ],
  shelf: [
    { label: 'العائلة', href: '/articles#حياة-العائلة' },
    { label: 'الصحة', href: '/articles#الصحة' },
    { label: 'المحفوظات', href: '/saved' },
  ],
  sections: own,
  footerSections: { sections: own, moreSections: [] },
  urgentLink: help,
  legalLinks: [
    help,
    { label: 'الخصوصية', href: '/privacy' },
    { label: 'الشروط', href: '/terms' },
    { label: 'سهولة الوصول', href: '/accessibility' },
    { label: 'معاييرنا', href: '/standards' },
    { label: 'التصحيحات', href: '/corrections' },
    { label: 'فريق التحرير', href: '/people' },
  ],
  partners: [
    { label: 'MedlinePlus بالعربية', href: 'https://medlineplus.gov/languages/arabic.html' },
    { label: 'منظمة الصحة العالمية', href: 'https://www.who.int/ar' },
    { label: 'يونيسف', href: 'https://www.unicef.org/ar' },
  ],
});
