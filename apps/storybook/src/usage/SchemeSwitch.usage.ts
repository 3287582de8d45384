import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'scheme-switch',
  purpose:
    'How the magazine looks to this reader: by day, by night or as the device has it, and in which size of text. The choice is kept in the browser and stands before the first paint of the next page.',
  whenNot: [
    'For other settings, such as consent to frames: the page about privacy lists them.',
    'For the language of a page: a link to the other language has an address that can be shared.',
  ],
  examples: [
    {
      story: 'Default',
      do: true,
      text: 'Stand it at the end of the masthead, once a page. Its sign is 44 px wide and needs no word beside it.',
    },
    {
      story: 'Open',
      do: true,
      text: 'Apply a choice at once, and say with a toast that it was kept: `onPreferenceChange` is told afterwards.',
    },
    {
      story: 'Phone',
      do: false,
      text: 'Don’t put it into the menu of a phone as well: a reader at night looks for it in sight, and finds one of two.',
    },
  ],
  anatomy: [
    {
      part: 'scheme-switch',
      what: 'Button and panel. Without script neither is shown, since nothing could be kept; nothing is printed.',
    },
    { part: 'button', what: 'A large and a small letter; its name is “Display”.' },
    { part: 'panel', what: 'A popover of the browser below the button.' },
    { part: 'group', what: 'One question, a `fieldset`.' },
    { part: 'title', what: 'What it asks, its `legend`.' },
    { part: 'option', what: 'An answer, 44 px high; the chosen one is filled.' },
  ],
  matrix: { stories: ['Default'] },
  keys: [
    { keys: ['Enter', 'Space'], does: 'Opens and closes the panel from the button.', by: 'browser' },
    {
      keys: ['Tab'],
      does: 'Goes on to the chosen answer of each question; past the last it closes.',
      by: 'browser',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: 'Chooses the answer before or after, as in all radio buttons. It is applied at once.',
      by: 'browser',
    },
    { keys: ['Escape'], does: 'Closes the panel; the focus goes back to the button.', by: 'browser' },
  ],
  reader: [
    '“Display”, button, and by `aria-expanded` whether its panel is open.',
    'Each question as a group with its name, each answer as a radio button with its place among the others.',
  ],
  colors: {
    'surface.raised': 'Ground of the panel',
    'border.strong': 'Edge of the panel',
    'border.control': 'Edge of the answers, and between them',
    'text.body': 'Answers',
    'text.muted': 'Questions',
    'link.hover': 'An answer under the pointer',
    'action.base': 'Ground of the chosen answer',
    'action.on': 'Its words',
  },
  related: {
    'Frame/Header': 'Where it stands, as `end`',
    'Input/ToastProvider': 'Says that a choice was kept',
  },
};
