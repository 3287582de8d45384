import type { Sheet, SheetOf } from '@daily-nest/content/urgent/types';
import { cpr, fromOne, limp, underOne } from './sections.ts';

const chokingAndCpr: Sheet = {
  slug: 'choking-and-cpr',
  title: 'Si se atraganta, y RCP',
  kind: 'steps',
  intro:
    'Para la puerta del refrigerador. No reemplaza un curso: las manos aprenden lo que los ojos olvidan.',
  questions: ['pasos de rcp para imprimir'],
  columns: [
    { title: 'Se atraganta: no puede respirar, llorar ni toser', parts: [underOne, fromOne] },
    { title: 'Sin fuerza, o no respira', parts: [limp, cpr] },
  ],
  asOf: {
    date: '2026-11-28',
    source: 'la Cruz Roja y la American Heart Association, según HealthDay y EMS1',
  },
  sources: [
    {
      title: 'American Heart Association: guías de 2025 para niños (en inglés)',
      url: 'https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines/pediatric-basic-life-support',
    },
  ],
};

const sitter: SheetOf<'fields'> = {
  slug: 'sitter',
  title: 'Hoja para quien cuida',
  kind: 'fields',
  intro: 'Llénela una vez, a lápiz, y déjela junto al teléfono. Léanla juntos antes de la primera tarde.',
  questions: ['qué dejar escrito para la niñera', 'números de emergencia para quien cuida'],
  groups: [
    {
      title: 'Dónde está usted',
      fields: [
        { label: 'Esta dirección, piso, clave de la puerta', lines: 2 },
        { label: 'Esquina más cercana' },
        { label: 'Wifi, fusibles, llave del agua' },
      ],
    },
    {
      title: 'A quién llamar',
      fields: [
        { label: 'Mamá o papá' },
        { label: 'Mamá o papá' },
        { label: 'Vecino que llega en dos minutos' },
        { label: 'Médico, y su línea de noche' },
        { label: 'Hospital con emergencias para niños' },
      ],
    },
    {
      title: 'Los niños',
      fields: [
        { label: 'Nombres, cumpleaños, pesos', lines: 2 },
        { label: 'Alergias, y dónde está la epinefrina' },
        { label: 'Medicinas de esta noche: cuál, cuánta, cuándo' },
        { label: 'No pueden comer' },
      ],
    },
    {
      title: 'La tarde',
      fields: [
        { label: 'Cena, pantallas, baño' },
        { label: 'Hora de dormir, y qué ayuda', lines: 2 },
        { label: 'Volvemos a las' },
      ],
    },
  ],
  rules: [
    'Primero llame al {emergency}, después a nosotros: no respira bien, labios azules, no despierta, convulsiona, se atraganta, una mala caída, fuego.',
    '¿Tragó algo? {poison}, enseguida, aunque todo parezca bien.',
    'Los bebés duermen boca arriba, en su propia cuna vacía. No se le abre a nadie. Nunca sacuda a un bebé: acuéstelo, salga del cuarto, llámenos.',
  ],
};

export const sheets: Sheet[] = [chokingAndCpr, sitter];

/** The sheet of an address, /urgent/<slug>. */
export function sheetBySlug(slug: string | undefined): Sheet | undefined {
  return sheets.find((sheet) => sheet.slug === slug);
}
