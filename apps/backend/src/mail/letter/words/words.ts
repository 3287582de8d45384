import type { MailSettings } from '../../../mail-settings.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { LetterWords } from './letter-words.ts';

const languages: Record<MailSettings['language'], LetterWords> = { en, es, ar };

/** What letters say in the language of the title. */
export const wordsOf = ({ language }: Pick<MailSettings, 'language'>): LetterWords => languages[language];
