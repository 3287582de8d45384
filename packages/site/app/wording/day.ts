import { type DayStyle, formatDay } from '@daily-nest/ui/byline';
import { names } from '../brand.ts';

/** Returns a day in the title's language; undefined for an invalid date. */
export const dayInWords = (day: string | null | undefined, style: DayStyle = 'long'): string | undefined =>
  formatDay(day, style, names.locale);
