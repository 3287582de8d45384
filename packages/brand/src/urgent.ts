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
