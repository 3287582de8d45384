import type { List } from '../../../db/mail-schema.ts';

/** What letters say, in one language. `name` is that of a list, `sender` that of the title. */
export interface LetterWords {
  /** A BCP 47 tag, for dates and as the language of the HTML. */
  locale: string;
  dir: 'ltr' | 'rtl';
  /** The names of the lists, also on the site's forms. */
  names: Record<List, string>;
  confirm: {
    subject: (name: string) => string;
    preheader: string;
    dateline: string;
    heading: (name: string) => string;
    ask: (sender: string, name: string) => string;
    ifYou: string;
    button: string;
    ifNot: string;
    erase: string;
  };
  already: {
    subject: (name: string) => string;
    preheader: string;
    dateline: string;
    heading: string;
    said: (name: string) => string;
    missing: string;
  };
  weekly: {
    /** After the title of the first piece. */
    more: (count: number) => string;
    blog: string;
    allArticles: string;
    theBlog: string;
    /** Left out where health pages are in English. */
    wellness?: string;
  };
  readMore: string;
  why: (name: string, sender: string) => string;
  /** A link, and what follows it. */
  leave: string;
  leaveIs: string;
  /** Before the address, in plain text. */
  leaveIt: string;
  whatWeKeep: string;
}
