import type { StaffMember } from '@daily-nest/content/types';

/** The masthead. Its people are invented, and /about says so. */
export const staff: StaffMember[] = [
  {
    id: 'marisol-quintero',
    name: 'Marisol Quintero',
    role: 'Directora',
    bio: 'Marisol elige los temas y lee cada artículo en voz alta antes de que salga. Si una frase se traba, se corta.',
    covers: ['Salud', 'Noches', 'Remedios'],
    fictional: true,
  },
  {
    id: 'tomas-abrego',
    name: 'Tomás Ábrego',
    role: 'Redactor de casa y escuela',
    bio: 'Tomás escribe sobre autos, cocinas y salas de espera, que es donde pasa la infancia.',
    covers: ['Seguridad', 'Trámites', 'Idiomas'],
    fictional: true,
  },
];
