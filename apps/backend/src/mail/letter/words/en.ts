import type { LetterWords } from './letter-words.ts';

export const en: LetterWords = {
  locale: 'en-US',
  dir: 'ltr',
  names: { weekly: 'The Family Letter', breaking: 'Breaking News Alert' },
  confirm: {
    subject: (name) => `Please confirm: ${name}`,
    preheader: 'One press, and the letter is yours.',
    dateline: 'One question before we write to you',
    heading: (name) => `Is ${name} for you?`,
    ask: (sender, name) => `Somebody, we hope you, asked ${sender} to send ${name} to this address.`,
    ifYou: 'If it was you, open this page and press its button. Until you do, nothing else comes.',
    button: 'Confirm my subscription',
    ifNot:
      'If it was not you, do nothing: the link ends after three days, and the address is erased with it. You can also erase it now.',
    erase: 'Erase my address',
  },
  already: {
    subject: (name) => `You already have ${name}`,
    preheader: 'Nothing to do.',
    dateline: 'About your subscription',
    heading: 'You are on the list',
    said: (name) =>
      `This address was signed up for ${name} again. It is on the list already, so there is nothing to do.`,
    missing:
      'If the letter does not arrive, look where your mail keeps what it takes for advertising or spam.',
  },
  weekly: {
    more: (count) => `, and ${count} more`,
    blog: 'Blog',
    allArticles: 'All articles',
    theBlog: 'The blog',
    wellness: 'Health and wellness',
  },
  readMore: 'Read more',
  why: (name, sender) => `You have ${name} because you asked ${sender} for it and confirmed that by letter.`,
  leave: 'Leave this letter',
  leaveIs: ' with one press; your address is erased then.',
  leaveIt: 'Leave it: ',
  whatWeKeep: 'What we keep',
};
