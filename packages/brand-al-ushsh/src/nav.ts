import { defineNav, type NavLink, type SectionLink } from '@daily-nest/brand';

/** The categories of the articles, each a place on /articles. */
const own: SectionLink[] = [
  { label: 'سلامة الطفل', href: '/articles#سلامة-الطفل', section: 'health', group: 'في البيت' },
  { label: 'بين لغتين', href: '/articles#بين-لغتين', section: 'learning', group: 'في البيت' },
];

const help: NavLink = { label: 'مساعدة عاجلة', href: '/urgent' };

export const { nav, shelf, sections, footerSections, urgentLink, legalLinks, partners } = defineNav({
  nav: [
    { label: 'الرئيسية', href: '/' },
    { label: 'المقالات', href: '/articles' },
    { label: 'من نحن', href: '/about' },
    { label: 'راسلنا', href: '/contact' },
  ],
  shelf: [
    { label: 'سلامة الطفل', href: '/articles#سلامة-الطفل' },
    { label: 'بين لغتين', href: '/articles#بين-لغتين' },
    { label: 'المحفوظات', href: '/saved' },
  ],
  sections: own,
  footerSections: { sections: own.slice(0, 1), moreSections: own.slice(1) },
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
