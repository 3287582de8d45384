/** The words of a program for families. */
export interface ProgramCardLabels {
  /** Before day and place. */
  when: string;
  /** Before whom it is for. */
  audience: string;
  /** The link to it. */
  join: string;
}

export const english: ProgramCardLabels = {
  when: 'When',
  audience: 'For',
  join: 'Join in',
};
