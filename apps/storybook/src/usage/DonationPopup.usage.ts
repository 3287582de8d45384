import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'donation-popup',
  purpose:
    'Asks a reader once, over the page, whether to give. It is in the page from the server on, closed, so that a few lines of script can show it without the application.',
  whenNot: [
    'For anything that a reader has to decide before reading on: it is closed by Escape, by its button and by a press beside it, and all three mean no.',
    'For a request that may stand in the page: write it there, with a `ButtonLink` to the charity.',
    'To say that something has happened, take `Toast`.',
  ],
  examples: [
    {
      story: 'Open',
      do: true,
      text: 'Ask one question in the `title` and say in two or three sentences where the money goes. Remember in `onDismiss` that it was shown.',
    },
    {
      story: 'WithPicture',
      do: true,
      text: 'Give it a `picture` that says nothing new: it is decorative, and those who hear the page miss nothing.',
    },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t tell the whole story. In a small window the question is scrolled out of sight, since the focus is on the last button.',
    },
  ],
  anatomy: [
    {
      part: 'donation-popup',
      what: 'The `dialog`, in the middle of the window and at its lower edge on a phone. Its `id` is donation unless told otherwise.',
    },
    {
      part: 'sheet',
      what: 'All that it holds, with its padding: a press on it is inside, one beside it closes.',
    },
    { part: 'picture', what: 'A picture over the words, decorative.' },
    { part: 'title', what: 'The question, a heading of rank 2. It names the dialog.' },
    { part: 'text', what: 'Why it is asked. It describes the dialog.' },
    { part: 'actions', what: 'The two answers, in a form that closes the dialog without script.' },
    { part: 'ButtonLink', what: 'Gives: opens the charity in a new tab and closes the dialog.' },
    { part: 'Button', what: 'Does not give. It has the focus when the dialog opens.' },
  ],
  keys: [
    {
      keys: ['Tab', 'Shift+Tab'],
      does: 'Goes between the two answers. The page behind cannot be reached.',
      by: 'browser',
    },
    { keys: ['Enter'], does: 'Gives, or does not: whichever has the focus.', by: 'browser' },
    { keys: ['Space'], does: 'Does not give, on that button; a link does not answer to it.', by: 'browser' },
    { keys: ['Escape'], does: 'Closes it without giving.', by: 'browser' },
  ],
  reader: [
    'A dialog with the name of the question and the text as its description, then the button that does not give, which has the focus.',
    'The picture is silent.',
    'After closing, the focus is where it was before, which is read.',
  ],
  colors: {
    'bright.base': 'The bar at its upper edge',
    'surface.raised': 'Its ground',
    'surface.scrim': 'The veil over the page behind',
    'text.body': 'Its words',
  },
  related: {
    'Input/ButtonLink': 'The answer that gives',
    'Input/Button': 'The answer that does not',
    'Input/Toast': 'A sentence that comes and goes and asks nothing',
  },
};
