import { errorTexts } from '../words/feeds.ts';

/** Returns an error's text in the language of the title: the client's texts are English, others the editors' own. */
export const inWords = (text: string): string => (Object.hasOwn(errorTexts, text) ? errorTexts[text]! : text);
