import { unitedStates, type UrgentNumbers } from '@daily-nest/brand';

/** The numbers of the United States, with what each has in Spanish. */
export const urgent: UrgentNumbers = {
  emergency: { ...unitedStates.emergency, name: 'Emergencias: pida «español»' },
  poison: {
    ...unitedStates.poison,
    name: 'Centro de control de intoxicaciones',
    source: 'https://poisonhelp.hrsa.gov/es/poison-centers',
  },
  crisis: {
    ...unitedStates.crisis,
    name: 'Línea de crisis: para español, oprima 2',
    source: 'https://988lifeline.org/es/',
  },
  elsewhere:
    'Estos números son de Estados Unidos. En México, emergencias es el 911; en España y la Unión Europea, el 112. En otro país, busque el de su centro de intoxicaciones.',
};
