import { standards as network } from '@daily-nest/content/standards';
import type { Legal } from '@daily-nest/content/types';

/** What the network says only of its own edition. */
const own: Record<string, readonly string[]> = {
  people: [
    'Cada artículo lleva la firma de quien responde por él. Si un profesional lo revisó, el artículo dice quién y qué día; si no lo dice, nadie lo revisó.',
  ],
  machines: [
    'Las páginas de ayuda urgente vienen de la red cuyo programa usamos: se redactaron con un modelo de lenguaje a partir de las fuentes que nombran. Las escenas de papel recortado están compuestas en código.',
  ],
};

/** The text of /standards. */
export const standards: Legal = {
  ...network,
  sections: network.sections.map((section) => ({
    ...section,
    paragraphs: [...(own[section.id] ?? section.paragraphs)],
  })),
};
