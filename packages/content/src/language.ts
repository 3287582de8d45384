/**
 * What the content itself says and reads in a language. Another language has a module of this name
 * (packages/site/languages).
 */

/** The language of texts, as a BCP 47 tag. */
export const lang: string = 'en';

/** The reading time of a piece. */
export const readTimeInWords = (minutes: number): string => `${minutes} min read`;

/** Matches a text that ends before a number to dial: 'call '. */
export const dialing = /\b(?:call|dial|phone|text|mean|need)(?:s|ed|ing)?\s+(?:the\s+)?$/i;

/** Words that every page contains, which a search leaves out: among them those that say whose child it is. */
export const stopWords: string =
  'a about after all an and any are as at be been before being but by can could did do does done dont doing for from get gets getting ' +
  'give go going gonna good got had has have he help her here hes him his how i if im in into is it its ive just keep keeps like make ' +
  'may me more much my need no not of off ok okay on or other our ours out over really rid safe she shes should so some still than ' +
  'that the their them then there these they thing things think this those to too try tell u up us use very want wants was way we were ' +
  'what whats when where which while who whose why will with wont without would you your yours child children childs kid kids son sons ' +
  'daughter daughters boy girl lot normal best';

/** The line below a piece with a phone number, as HTML: other countries have other numbers. */
export const elsewhere: string =
  '<p>The numbers to call on this page are American. Elsewhere it is 112 in the European Union, 999 in Britain, 000 in ' +
  'Australia, or your own doctor’s night line; <a href="https://findahelpline.com/" target="_blank" ' +
  'rel="external noopener">findahelpline.com</a> lists crisis lines by country.</p>';
