import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'newsletter-form',
  purpose:
    'One field and one button: an address for one letter. With an `action` it is posted, with or without script; a reader with script stays on the page and is answered below the field.',
  whenNot: [
    'For more than an address, such as a request with a text: write a form of your own from labels, fields and `Button`.',
    'For a form that somebody else’s service draws, take `FramedPage`.',
    'To ask for money, take `DonationPopup`.',
  ],
  examples: [
    {
      story: 'LookInYourInbox',
      do: true,
      text: 'Answer from `onSubscribe` with what comes next, and say in the `note` what is sent and how to leave. The answer takes the place of the note, so nothing moves. With `failed`, the address stays in the field to be tried again.',
    },
    { story: 'Inverse', do: true, text: 'Set `tone` to masthead on the color of the masthead.' },
    {
      story: 'Bare',
      do: false,
      text: 'Don’t leave out `title` and `text` where no heading of the host stands above: nobody then knows what the address is for.',
    },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t put the promise into the heading. The heading names the letter, `text` says what is in it.',
    },
  ],
  anatomy: [
    {
      part: 'newsletter-form',
      what: 'The `form`. Without an `action` its method is dialog, so that an address never gets into a URL. It is not printed.',
    },
    { part: 'title', what: 'The name of the letter, a heading of the rank that `headingLevel` says.' },
    { part: 'text', what: 'What the reader signs up for.' },
    { part: 'label', what: 'What the field asks for, always in sight.' },
    { part: 'row', what: 'Field and button; the button goes below where there is no room.' },
    { part: 'field', what: 'The address, 48 px high. The browser requires and checks it.' },
    {
      part: 'Button',
      what: 'Sends it. While an answer is awaited it is busy, and a second press does nothing.',
    },
    { part: 'status', what: 'What came of it: the answer, or the `confirmation` for three seconds.' },
    { part: 'note', what: 'The fine print, hidden while something is said in its place.' },
  ],
  matrix: { stories: ['Default', 'Bare'], wide: true },
  keys: [
    { keys: ['Tab'], does: 'Goes from the field to the button.', by: 'browser' },
    { keys: ['Enter'], does: 'Sends the form, from the field or the button.', by: 'browser' },
    { keys: ['Space'], does: 'Sends the form, from the button.', by: 'browser' },
  ],
  reader: [
    'A form with the name of its `title`, through `aria-labelledby`; without a title it has no name, and the heading of the host stands for it.',
    'The field with its label, and that it is required. What is wrong with an address the browser itself says.',
    'While it is sent the button has `aria-busy` and `aria-disabled`.',
    'The answer is in a `status`, which is read without moving the focus.',
    'With an `action` there is a second field, for programs that fill in everything: it has `aria-hidden` and is left out by the key Tab.',
  ],
  colors: {
    'text.body': 'Title, label and what is typed',
    'text.muted': 'Text and note',
    'border.control': 'Edge of the field',
    'surface.raised': 'Ground of the field',
    'status.success': 'What is said when it worked',
    'status.danger': 'What is said when it failed',
    'masthead.ink': 'Words, answers and the edge of the field in the tone `masthead`',
    'masthead.muted': 'Text and note in the tone `masthead`',
  },
  related: {
    'Input/Button': 'Its button',
    'Media/FramedPage': 'A form of another service, in a frame',
    'Input/Toast': 'A sentence about what has happened, where the page has no place for it',
  },
};
