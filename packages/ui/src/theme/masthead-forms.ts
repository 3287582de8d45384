import type { MastheadForm } from './spec.ts';

/** The grid values of a form of masthead, between nameplate and notices on a desktop. */
export interface MastheadLayout extends Record<string, string> {
  columns: string;
  areas: string;
  /** The alignment of the nameplate. */
  align: string;
  /** The alignment of the second notice, the last of the row or the stack. */
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
