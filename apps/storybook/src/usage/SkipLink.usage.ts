import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'skip-link',
  purpose:
    'The first link of a page: unseen until it has the focus, then it leads past the masthead. Who goes by keyboard is spared thirty links on every page.',
  whenNot: [
    'Anywhere but first in the page.',
    'As a list of many places: one way past what is the same everywhere is enough.',
  ],
  examples: [
    {
      story: 'Focus',
      do: true,
      text: 'Let it lead to the `main` of the page, which takes the focus by a tabIndex of -1.',
    },
    {
      story: 'OtherPlace',
      do: true,
      text: 'Give it another `href` and words that name it, where a page begins with something longer.',
    },
    { story: 'LongText', do: false, text: 'Don’t explain what it is for. Three words will do.' },
  ],
  anatomy: [
    { part: 'skip-link', what: 'The whole of it, at the upper edge of the window. It is not printed.' },
  ],
  matrix: { stories: ['Default'] },
  keys: [
    { keys: ['Tab'], does: 'Shows it, as the first stop of the page.', by: 'browser' },
    { keys: ['Enter'], does: 'Goes to the place; the next press of Tab goes on from there.', by: 'browser' },
  ],
  reader: ['Its words and “link”, as the first of the page.'],
  colors: {
    'band.base': 'Ground',
    'band.ink': 'Words',
    'border.focus': 'Ring',
  },
  related: {
    'Frame/Page': 'What puts it first',
    'Frame/Header': 'What it leads past',
  },
};
