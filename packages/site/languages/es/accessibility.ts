import type { Legal } from '@daily-nest/content/types';

/** The text of /accessibility. */
export const accessibility: Legal = {
  title: 'Accesibilidad',
  description: 'Con qué puede contar cada lector, qué sabemos que no funciona y dónde decírnoslo.',
  updated: '2026-11-28',
  intro:
    'Los padres leen con una sola mano, de noche, con un lector de pantalla, en un teléfono viejo. Esta página dice hasta dónde les sirve el sitio.',
  sections: [
    {
      id: 'aim',
      heading: 'Qué buscamos',
      paragraphs: [
        'La medida es WCAG 2.2, nivel AA. Hasta donde ven nuestras propias pruebas, las páginas la cumplen. Nadie más las ha auditado.',
      ],
    },
    {
      id: 'met',
      heading: 'Con qué puede contar',
      paragraphs: ['Esto se prueba en cada edición:'],
      items: [
        'Lo que hace un ratón lo hacen también las teclas, y siempre se ve dónde está el foco.',
        'Sin JavaScript se puede leer, buscar y abrir todo.',
        'Los números de ayuda urgente son enlaces que no necesitan ningún programa.',
        'Las páginas caben en 320 píxeles.',
      ],
    },
    {
      id: 'known',
      heading: 'Qué sabemos que falta',
      paragraphs: ['Lo que todavía no está, o no depende de nosotros:'],
      items: [
        'Lo que envían otras empresas cuando usted pide un video o el formulario puede tener fallas.',
        'Nadie que dependa de un lector de pantalla ha probado esta edición en español.',
      ],
    },
    {
      id: 'reach-us',
      heading: 'Díganos qué lo detiene',
      paragraphs: [
        'Díganos qué página era y con qué la leyó. Lo que deja fuera a un lector se arregla primero.',
      ],
    },
  ],
};
