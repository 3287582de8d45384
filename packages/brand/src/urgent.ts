/** A help line for readers in a hurry, for printing and for dialing. */
export interface UrgentLine {
  /** 'Poison Help' */
  name: string;
  /** The number for screen readers, without letters: '1-800-222-1222'. */
  number: string;
  /** `tel:+18002221222` */
  call: `tel:${string}`;
  /** `sms:988`, if the line answers texts. */
  text?: `sms:${string}`;
  /** The page with the number. */
  source: `https://${string}`;
}

/**
 * The numbers of /urgent. Its texts contain none, so that a title of another country changes them only here.
 */
export interface UrgentNumbers {
  emergency: UrgentLine;
  poison: UrgentLine;
  crisis: UrgentLine;
  /** For readers elsewhere: where the numbers work, and what to dial instead. */
  elsewhere: string;
}

/** The numbers of the United States. */
export const unitedStates: UrgentNumbers = {
  emergency: { name: 'Emergency', number: '911', call: 'tel:911', source: 'https://www.911.gov/' },
  poison: {
    name: 'Poison Help',
    number: '1-800-222-1222',
    call: 'tel:+18002221222',
    source: 'https://poisonhelp.hrsa.gov/',
  },
  crisis: {
    name: 'Suicide & Crisis Lifeline',
    number: '988',
    call: 'tel:988',
    text: 'sms:988',
    source: 'https://988lifeline.org/',
  },
  elsewhere:
    'These numbers are American. Elsewhere it is 112 in the European Union, 999 in Britain, 000 in Australia; for poison it is your own country’s poison center.',
};

/** The same numbers, with what each has in Spanish. */
export const unitedStatesInSpanish: UrgentNumbers = {
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

/** The same numbers, with how to ask for Arabic. */
export const unitedStatesInArabic: UrgentNumbers = {
  emergency: { ...unitedStates.emergency, name: 'الطوارئ: قل «Arabic» لطلب مترجم' },
  poison: { ...unitedStates.poison, name: 'مركز مكافحة السموم' },
  crisis: { ...unitedStates.crisis, name: 'خط الأزمات النفسية' },
  elsewhere:
    'هذه أرقام الولايات المتحدة. رقم الطوارئ في الاتحاد الأوروبي 112، وفي بلدان أخرى اسأل عن رقمها قبل أن تحتاج إليه.',
};
