import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'tooltip',
  purpose:
    'Names a button that shows an icon alone, for those who see and use a pointer or a keyboard. The button has the same name for everybody else.',
  whenNot: [
    'For anything that is not said elsewhere: on a touch screen nobody sees it.',
    'For an explanation: write it below the field or the button, where it stays.',
    'Over a button with words: it would say them twice.',
  ],
  examples: [
    { story: 'Open', do: true, text: 'One or two words, the same as the name of the button.' },
    { story: 'Below', do: true, text: 'Set `side` to bottom at the upper edge of a window.' },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t explain in it: it is gone as soon as the pointer is.',
    },
  ],
  anatomy: [
    {
      part: 'tooltip',
      what: 'The words, a popover above everything else, hidden from assistive technology.',
    },
  ],
  matrix: { stories: ['Default'] },
  keys: [
    { keys: ['Tab'], does: 'Comes to the control and opens it at once.', by: 'browser' },
    { keys: ['Escape'], does: 'Closes it; the focus stays where it is.', by: 'component' },
  ],
  reader: [
    'Nothing of its own: the name of the control, which needs an `aria-label` or words, is what is read.',
  ],
  colors: {
    'band.base': 'Ground',
    'band.ink': 'Words',
  },
  related: {
    'Input/Button': 'What it names',
    'Media/RadioBar': 'Where it names Close',
  },
};
