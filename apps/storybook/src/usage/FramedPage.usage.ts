import { usage as consent } from './FrameConsent.usage.ts';
import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'frame-consent',
  purpose:
    'A wall of headlines, a form or a document of another page, in a frame whose box is reserved from the start. A page of our own origin loads by itself, any other when the reader asks; a missing one becomes a card with links.',
  whenNot: [
    'For headlines that you have as data: take `WallList`, which is read without a frame.',
    'For a form of your own: a form in the page works without a frame, and asks nobody else.',
    'For a video: take `VideoEmbed`.',
  ],
  examples: [
    { story: 'ClickToLoad', do: true, text: 'Ask before a wall of another origin loads.' },
    {
      story: 'Timeout',
      do: true,
      text: 'Name `links`: what the wall would have shown can be read there, and it can be asked for again.',
    },
    {
      story: 'Empty',
      do: false,
      text: 'Don’t leave a wall without address and without links on a page: it can only say that nothing is there.',
    },
    {
      story: 'Form',
      do: true,
      text: 'Ask before the form of another service loads, and say who learns of it. Until then it takes only the room of the question.',
    },
    {
      story: 'FormLoaded',
      do: false,
      text: 'Don’t turn `clickToLoad` off for a form that is not of your own origin.',
    },
  ],
  anatomy: consent.anatomy,
  matrix: { stories: ['ClickToLoad', 'Timeout'], wide: true },
  keys: [
    { keys: ['Tab'], does: 'Goes through the question or the card, then into the wall.', by: 'browser' },
    { keys: ['Enter'], does: 'Loads it, or loads it again.', by: 'browser' },
  ],
  reader: [
    'The frame by its `title`; inside it the headlines are a list of links.',
    'That it is loading, and that it did not come in time, is announced.',
  ],
  colors: consent.colors,
  related: {
    'Media/FrameConsent': 'The question alone',
    'Editorial/WallList': 'Headlines without a frame',
  },
};
