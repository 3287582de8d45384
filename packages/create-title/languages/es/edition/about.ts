import type { CoreValue } from '@daily-nest/content/types';

/** The year in which the magazine began; undefined until you say so. */
export const founded: number | undefined = undefined;

/** The texts of /about. */
export const about = {
  title: 'Quiénes somos',
  lead: 'My Title es una revista para madres, padres y familias.',
  image: '/pictures/a-nest-of-houses.jpg',
  imageAlt:
    'Una escena de papel recortado: tres casitas con las ventanas encendidas en un nido sobre una rama, y dos pájaros rojos que las miran',
  mission: {
    title: 'Nuestra misión',
    pulled: 'Decimos de dónde sale cada consejo, para que pueda leerlo allí.',
    paragraphs: [
      'Escribimos para madres, padres y quienquiera que cuide a un niño. Cuando damos un consejo, su fuente está al pie del artículo.',
    ],
  },
  story: {
    title: 'Nuestra historia',
    paragraphs: [
      'My Title es nueva. Sus páginas de ayuda urgente son las de la red cuyo programa, que es libre, la hace funcionar. Todo lo demás es suyo.',
    ],
  },
  standards: {
    title: 'Cómo trabajamos',
    paragraphs: [
      'Cada artículo nombra sus fuentes. Si encuentra un error, escríbanos. Nada de lo que se dice aquí reemplaza a su médico, que conoce a su hijo.',
    ],
  },
  people: {
    title: 'Quiénes firman',
    note: undefined as string | undefined,
  },
};

/** The values of /about. */
export const coreValues: CoreValue[] = [
  {
    id: 'fuentes',
    title: 'Con sus fuentes',
    description: 'Enlazamos lo que se sabe, y decimos cuándo todavía no se sabe.',
  },
  {
    id: 'respeto',
    title: 'Sin culpas ni sustos',
    description: 'Quien pregunta a medianoche ya hace bastante. Le contestamos sin regañar.',
  },
  {
    id: 'privacidad',
    title: 'Nadie lo mira leer',
    description: 'Aquí se lee sin cuenta, y lo que usted lee es asunto suyo.',
  },
];
