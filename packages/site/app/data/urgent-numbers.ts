import type { UrgentLine, UrgentNumbers } from '@daily-nest/brand';
import { urgent as ofTitle } from '../brand-values.ts';
import { dir } from '../words/language.ts';

/** U+2066 and U+2069 keep the groups of a number in order: after an Arabic word a browser shows 1222-222-800-1. */
const inOrder = (line: UrgentLine): UrgentLine => ({ ...line, number: `\u2066${line.number}\u2069` });

/** The title's numbers to call, as they stand in a text of its language. */
export const urgent: UrgentNumbers =
  dir === 'rtl'
    ? {
        ...ofTitle,
        emergency: inOrder(ofTitle.emergency),
        poison: inOrder(ofTitle.poison),
        crisis: inOrder(ofTitle.crisis),
      }
    : ofTitle;
