import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'not-yet',
  purpose:
    'A button for something that is promised and does not exist yet. A press says so, and what there is instead, before any script runs.',
  whenNot: [
    'For what will never come: leave it out.',
    'For what cannot be done just now: take `Button` with its state, and say why beside it.',
    'For what failed: say it where it happened.',
  ],
  examples: [
    {
      story: 'Open',
      do: true,
      text: 'Say in the `note` what is not there yet, and what a reader can do today.',
    },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t tell plans. Nobody presses a button to read a letter from the publisher.',
    },
  ],
  anatomy: [
    { part: 'Button', what: 'What is pressed, with all its tones and sizes.' },
    { part: 'note', what: 'What is said, a popover at the lower edge of the window.' },
  ],
  matrix: { stories: ['Default'] },
  keys: [
    { keys: ['Tab'], does: 'Comes to it.', by: 'browser' },
    { keys: ['Enter', 'Space'], does: 'Opens and closes the note.', by: 'browser' },
    { keys: ['Escape'], does: 'Closes the note.', by: 'browser' },
  ],
  reader: ['The words of the button; the note is an `alert`, read when it opens.'],
  colors: {
    'band.base': 'Ground of the note',
    'band.ink': 'Its words',
    'bright.base': 'Rule at its side',
  },
  related: {
    'Input/Button': 'For what is there',
    'Input/Toast': 'Says that something was done',
  },
};
