import type { DescribedLink } from '@daily-nest/content/types';

export { healthReferences, healthResources } from '@daily-nest/content/resources';

/** The links under the articles. */
export const articleReferences: DescribedLink[] = [
  {
    title: 'HealthyChildren.org en español',
    url: 'https://www.healthychildren.org/Spanish/',
    description: 'La Academia Americana de Pediatría, para padres: síntomas, edades, vacunas y seguridad.',
  },
  {
    title: 'MedlinePlus en español',
    url: 'https://medlineplus.gov/spanish/',
    description: 'La Biblioteca Nacional de Medicina: enfermedades, medicinas y exámenes, sin publicidad.',
  },
  {
    title: 'CDC en español',
    url: 'https://www.cdc.gov/spanish/',
    description: 'Vacunas, desarrollo del niño, enfermedades que circulan y cómo evitarlas.',
  },
  {
    title: 'Poison Control en español',
    url: 'https://www.poison.org/spanish',
    description: 'Qué hacer si alguien tragó o respiró algo. Por teléfono, el 1-800-222-1222.',
  },
];
