/** The words of a program for families. */
export const english = {
  /** Before day and place. */
  when: 'When',
  /** Before whom it is for. */
  audience: 'For',
  /** The link to it. */
  join: 'Join in',
};

export type ProgramCardLabels = typeof english;
