import type { CoreValue } from '@daily-nest/content/types';

/** Year in which the magazine began. */
export const founded = 2026;

/** The texts of /about. */
export const about = {
  title: 'Quiénes somos',
  lead: 'Una revista para quien cría lejos de donde lo criaron: en español, con sus fuentes, y lo bastante corta para leerla con un bebé en el brazo.',
  image: '/pictures/a-nest-of-houses.jpg',
  imageAlt:
    'Una escena de papel recortado: tres casitas con las ventanas encendidas en un nido sobre una rama, y dos pájaros rojos que las miran',
  mission: {
    title: 'Nuestra misión',
    pulled: 'Nadie debería tener que traducir un consejo a las tres de la mañana.',
    paragraphs: [
      'Leemos lo que publican los pediatras y las agencias de salud de este país, y lo contamos en el idioma en que usted les canta a sus hijos.',
      'Creemos que lo de la abuela y lo del pediatra caben en la misma cocina casi siempre. Cuando no caben, decimos por qué y quién lo dice.',
    ],
  },
  story: {
    title: 'Nuestra historia',
    paragraphs: [
      'El Nido es el tercer título que viene con el software de esta red, que es de código abierto. Tiene sus propios artículos, su propio aspecto y sus propias páginas de urgencia en español. Una redacción que lo tome contará aquí su historia.',
    ],
  },
  standards: {
    title: 'Cómo trabajamos',
    paragraphs: [
      'Cada artículo nombra sus fuentes. Si encuentra un error, escríbanos. Nada de lo que se dice aquí reemplaza a su médico, que conoce a su hijo.',
    ],
  },
  people: {
    title: 'Quiénes firman esta edición',
    note: 'Esta es la edición de muestra de una revista de código abierto. Los nombres de su redacción son inventados, y ninguno de ellos ha revisado nada. Las fuentes son reales.' as
      | string
      | undefined,
  },
};

/** The values of /about. */
export const coreValues: CoreValue[] = [
  {
    id: 'fuentes',
    title: 'De dónde sale',
    description:
      'Partimos de lo que se sabe, lo enlazamos, y decimos cuándo la respuesta honesta es que nadie lo sabe.',
  },
  {
    id: 'carino',
    title: 'Con cariño, sin azúcar',
    description: 'Sin culpas y sin sustos. Le hablamos como una amiga que leyó el estudio.',
  },
  {
    id: 'todas',
    title: 'Todas las familias',
    description:
      'Con papeles o sin ellos, con abuela en casa o por videollamada: usted es a quien le escribimos.',
  },
  {
    id: 'privacidad',
    title: 'Nadie lo mira leer',
    description: 'Aquí se lee sin cuenta, y lo que usted lee no es asunto de nadie, tampoco nuestro.',
  },
  {
    id: 'claro',
    title: 'Claro y corto',
    description: 'Frases que se entienden a la primera. Lo urgente va arriba, con el número a la vista.',
  },
  {
    id: 'idioma',
    title: 'El idioma es un regalo',
    description: 'No es un estorbo ni una etapa: es lo primero que les dimos.',
  },
];
