import type { Legal } from '@daily-nest/content/types';

/** The text of /standards. */
export const standards: Legal = {
  title: 'Nuestras normas',
  description: 'Cómo elegimos, comprobamos y corregimos lo que publicamos, y qué se hizo con máquinas.',
  updated: '2026-11-28',
  intro:
    'Quien actúa por lo que dice una página a las tres de la mañana debe poder ver de dónde viene el consejo. Estas son nuestras reglas; si una página rompe alguna, díganoslo.',
  sections: [
    {
      id: 'choosing',
      heading: 'Cómo elegimos',
      paragraphs: [
        'Escribimos sobre lo que los padres tienen que decidir: sueño, comida, salud, idioma, escuela, pantallas. Ninguna empresa elige un tema, ve un texto antes de que se publique ni paga por él.',
      ],
    },
    {
      id: 'checking',
      heading: 'Cómo comprobamos',
      paragraphs: [
        'Cada artículo nombra sus fuentes al final. En salud seguimos a quienes escriben las guías: la Academia Americana de Pediatría, los CDC, la FDA, los NIH y los centros de control de intoxicaciones.',
        'Las páginas de ayuda urgente se pusieron en español a partir del texto en inglés, paso a paso. Donde ningún profesional ha revisado todavía las palabras en español, como en las dosis, no las damos: damos el número al que llamar.',
      ],
    },
    {
      id: 'people',
      heading: 'Quién escribe',
      paragraphs: [
        'Los nombres de esta edición son inventados, y donde aparecen se dice. Ningún profesional ha revisado estos textos, y de ninguno se dice que lo haya hecho.',
      ],
    },
    {
      id: 'machines',
      heading: 'Textos e imágenes hechos con máquinas',
      paragraphs: [
        'Los textos de esta edición se redactaron con un modelo de lenguaje a partir de las fuentes que nombran. Las imágenes son escenas de papel recortado, compuestas en código.',
      ],
    },
    {
      id: 'corrections',
      heading: 'Cómo corregimos',
      paragraphs: [
        'Cuando un dato estuvo mal, lo corregimos, decimos en la página qué día y qué decía antes, y lo anotamos con los demás en la página de correcciones. Si encuentra un error, escríbanos: lo que toca la seguridad se mira primero.',
      ],
    },
  ],
};
