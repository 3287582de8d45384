import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'kicker',
  purpose:
    'The word or two over a headline that say where in the magazine we are. It takes the hue of a section, so that a reader who scans finds it by color.',
  whenNot: [
    'For the sentence under a headline: take `Standfirst`.',
    'Inside a card: cards have a kicker of their own, which says the topic to those who hear the page as well.',
  ],
  examples: [
    { story: 'Linked', do: true, text: 'Give it the `href` of the section, where there is a page for it.' },
    { story: 'Ruled', do: true, text: 'Set `ruled` where no picture carries the hue.' },
    {
      story: 'Badge',
      do: true,
      text: 'Set `badge` for the category of one entry among others, such as a question.',
    },
    { story: 'LongText', do: false, text: 'Don’t explain. It is a place, of two words at most.' },
  ],
  anatomy: [
    { part: 'kicker', what: 'The words, in the type and letter spacing that the brand gives them.' },
    { part: 'Link', what: 'The words as a link, which lies above the link of a whole card.' },
  ],
  keys: [
    { keys: ['Tab'], does: 'Comes to it where it has an `href`.', by: 'browser' },
    { keys: ['Enter'], does: 'Follows it.', by: 'browser' },
  ],
  reader: ['Its words, before the headline; “link” where it leads somewhere. It is no heading.'],
  colors: {
    'section.*': 'The words and the rule, in the hue of their section',
    'accent.base': 'The same, outside of any section',
  },
  related: {
    'Editorial/Headline': 'What stands under it',
  },
};
