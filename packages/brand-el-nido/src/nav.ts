import { defineNav, type NavLink, type SectionLink } from '@daily-nest/brand';

/** The categories of the articles, each a place on /articles. */
const own: SectionLink[] = [
  { label: 'Noches y fiebres', href: '/articles#noches-y-fiebres', section: 'health', group: 'Cuidar' },
  { label: 'En la mesa', href: '/articles#en-la-mesa', section: 'food', group: 'Cuidar' },
  { label: 'Casa y camino', href: '/articles#casa-y-camino', section: 'local', group: 'Cuidar' },
  { label: 'Dos idiomas', href: '/articles#dos-idiomas', section: 'learning', group: 'Crecer' },
  { label: 'Crecer', href: '/articles#crecer', section: 'child', group: 'Crecer' },
];

const help: NavLink = { label: 'Ayuda urgente', href: '/urgent' };

export const { nav, shelf, sections, footerSections, urgentLink, legalLinks, partners } = defineNav({
  nav: [
    { label: 'Portada', href: '/' },
    { label: 'Artículos', href: '/articles' },
    { label: 'Quiénes somos', href: '/about' },
    { label: 'Escríbanos', href: '/contact' },
  ],
  shelf: [
    { label: 'Fiebres', href: '/articles#noches-y-fiebres' },
    { label: 'La mesa', href: '/articles#en-la-mesa' },
    { label: 'Dos idiomas', href: '/articles#dos-idiomas' },
    { label: 'Crecer', href: '/articles#crecer' },
    { label: 'Guardados', href: '/saved' },
  ],
  sections: own,
  footerSections: { sections: own.slice(0, 3), moreSections: own.slice(3) },
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
    { label: 'CDC en español', href: 'https://www.cdc.gov/spanish/' },
  ],
});
