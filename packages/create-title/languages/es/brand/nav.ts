import { defineNav, type NavLink, type SectionLink } from '@daily-nest/brand';

/** The categories of the articles, each a place on /articles. Under a heading of the menus stand two or more. */
const own: SectionLink[] = [
  { label: 'Vida en familia', href: '/articles#vida-en-familia', section: 'family', group: 'Temas' },
  { label: 'Salud', href: '/articles#salud', section: 'health', group: 'Temas' },
];

const help: NavLink = { label: 'Ayuda urgente', href: '/urgent' };

/** The lists of links. `partners` are institutions that you read. */
export const { nav, shelf, sections, footerSections, urgentLink, legalLinks, partners } = defineNav({
  nav: [
    { label: 'Portada', href: '/' },
    { label: 'Artículos', href: '/articles' },
    { label: 'Quiénes somos', href: '/about' },
    { label: 'Escríbanos', href: '/contact' },
  ],
  shelf: [
    { label: 'La familia', href: '/articles#vida-en-familia' },
    { label: 'Salud', href: '/articles#salud' },
    { label: 'Guardados', href: '/saved' },
  ],
  sections: own,
  footerSections: { sections: own, moreSections: [] },
  urgentLink: help,
  legalLinks: [
    help,
    { label: 'Privacidad', href: '/privacy' },
    { label: 'Condiciones', href: '/terms' },
    { label: 'Accesibilidad', href: '/accessibility' },
    { label: 'Normas', href: '/standards' },
    { label: 'Correcciones', href: '/corrections' },
    { label: 'La redacción', href: '/people' },
  ],
  partners: [
    { label: 'HealthyChildren.org en español', href: 'https://www.healthychildren.org/Spanish/' },
    { label: 'MedlinePlus en español', href: 'https://medlineplus.gov/spanish/' },
  ],
});
