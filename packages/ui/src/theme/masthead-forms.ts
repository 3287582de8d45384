import type { MastheadForm } from './spec.ts';

/** What a form of masthead asks of the grid between nameplate and notices, on a desk. */
export interface MastheadLayout extends Record<string, string> {
  columns: string;
  areas: string;
  /** Where the words of the nameplate stand. */
  align: string;
  /** How the second notice is set, which closes the row or the stack. */
  endAlign: string;
}

export const mastheadForms: Record<MastheadForm, MastheadLayout> = {
  ears: {
    columns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    areas: '"start name end"',
    align: 'center',
    endAlign: 'end',
  },
  flag: {
    columns: 'minmax(0, 1fr) auto',
    areas: '"name start" "name end"',
    align: 'start',
    endAlign: 'start',
  },
};
