import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'feed-frame',
  purpose:
    'A wall of headlines in a frame whose room is kept from the start. One of our own origin loads by itself, any other when the reader asks; where it is missing, it is a card with links to the sources.',
  whenNot: [
    'For headlines that you have as data: take `WallList`, which is read without a frame.',
    'For a form: take `FormFrame`.',
    'For a video: take `VideoEmbed`.',
  ],
  examples: [
    { story: 'ClickToLoad', do: true, text: 'Ask before a wall of another origin loads.' },
    {
      story: 'Timeout',
      do: true,
      text: 'Name `outlets`: what the wall would have shown can be read there, and it can be asked for again.',
    },
    {
      story: 'Empty',
      do: false,
      text: 'Don’t leave a wall without address and without outlets on a page: it can only say that nothing is there.',
    },
  ],
  anatomy: [
    {
      part: 'FramedPage',
      what: 'Question, frame, or the card that stands in for it, in a room of its `shape`.',
    },
  ],
  matrix: { stories: ['ClickToLoad', 'Timeout'], wide: true },
  keys: [
    { keys: ['Tab'], does: 'Goes through the question or the card, then into the wall.', by: 'browser' },
    { keys: ['Enter'], does: 'Loads it, or loads it again.', by: 'browser' },
  ],
  reader: [
    'The frame by its `title`; inside it the headlines are a list of links.',
    'That it is loading, and that it did not come in time, is announced.',
  ],
  colors: {},
  related: {
    'Media/FramedPage': 'What it is made of',
    'Media/FormFrame': 'The same for a form',
    'Editorial/WallList': 'Headlines without a frame',
  },
};
