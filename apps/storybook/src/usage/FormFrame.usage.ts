import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'form-frame',
  purpose:
    'A contact form of another service in a frame that loads when the reader asks, in a room that is kept for it. Where it is missing, it is a card with the other ways to write.',
  whenNot: [
    'For a form of your own: a form in the page works without a frame, and asks nobody else.',
    'For one address: take `NewsletterForm`.',
    'For a wall of headlines: take `FeedFrame`.',
  ],
  examples: [
    {
      story: 'Default',
      do: true,
      text: 'Ask first, and say who learns of it. Until then the form takes only the room of the question.',
    },
    {
      story: 'NotConfigured',
      do: true,
      text: 'Name other `contacts`: nobody is left before an empty box.',
    },
    {
      story: 'Loaded',
      do: false,
      text: 'Don’t turn `clickToLoad` off for a form that is not of your own origin.',
    },
  ],
  anatomy: [{ part: 'FramedPage', what: 'Question, frame, or the card that stands in for it.' }],
  matrix: { stories: ['Default', 'NotConfigured'], wide: true },
  keys: [
    { keys: ['Tab'], does: 'Goes through the question, then into the form.', by: 'browser' },
    { keys: ['Enter'], does: 'Loads it.', by: 'browser' },
  ],
  reader: [
    'The question as a group with its title; the frame by its name once it is there.',
    'That it is loading, and that it did not come in time, is announced.',
  ],
  colors: {},
  related: {
    'Media/FramedPage': 'What it is made of',
    'Media/FrameConsent': 'The question alone',
    'Media/FeedFrame': 'The same for a wall',
    'Input/NewsletterForm': 'An address for one letter',
  },
};
