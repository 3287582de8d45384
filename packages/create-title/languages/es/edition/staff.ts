import type { StaffMember } from '@daily-nest/content/types';

/** Who writes. */
export const staff: StaffMember[] = [
  {
    id: 'redaccion',
    name: 'La redacción de My Title',
    role: 'Redacción',
    bio: 'Llevan esta firma los artículos que varias personas de la casa escribieron y comprobaron juntas.',
    covers: ['Actualidad', 'Vida en familia'],
    fictional: false,
  },
];
