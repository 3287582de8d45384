import { usage as button } from './Button.usage.ts';
import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'button',
  purpose:
    'A link that looks like a button, for the one place a page wants its reader to go. It stays a link: it can be opened in a new tab, and its address copied.',
  whenNot: [
    'To do something on the page, take `Button`.',
    'Within text, take `Link`.',
    'For the way on from a section to all it holds, take `MoreLink`.',
  ],
  examples: [
    { story: 'Default', do: true, text: 'One a view, with words that name what is found there.' },
    { story: 'Quiet', do: true, text: 'Set the `tone` quiet for the second way, beside or below the first.' },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t put a sentence on it: say in the text before it why one would go there.',
    },
  ],
  anatomy: [
    { part: 'button', what: 'The whole of it, an `a` that goes through the host’s router.' },
    { part: 'busy', what: 'Of `Button` alone: a link is never busy.' },
  ],
  matrix: { stories: ['Default', 'Quiet', 'Danger', 'Plain', 'Small'] },
  keys: [
    { keys: ['Tab'], does: 'Comes to it.', by: 'browser' },
    { keys: ['Enter'], does: 'Follows it. The space bar scrolls the page, as with any link.', by: 'browser' },
  ],
  reader: ['Its text and “link”. One that shows an icon alone needs an `aria-label`.'],
  // It looks the same.
  colors: button.colors,
  related: {
    'Input/Button': 'Looks the same and does something',
    'Navigation/Link': 'A link within text',
    'Editorial/MoreLink': 'The way on from a section',
  },
};
