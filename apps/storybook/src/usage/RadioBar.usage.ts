import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'radio-bar',
  purpose:
    'The radio while the reader is elsewhere: one low bar at the lower edge of the window with play, mute and what is on. Mount it when the radio plays, under a `RadioProvider` that outlives pages.',
  whenNot: [
    'On the page of the radio, take `RadioPlayer`: two of them say the same.',
    'Before anybody has pressed play: nothing of the radio comes uninvited.',
  ],
  examples: [
    { story: 'Playing', do: true, text: 'Link the piece to the page of the radio by `href`.' },
    {
      story: 'Default',
      do: true,
      text: 'Give it `onClose`, so that it can be sent away. The radio is paused first, and the focus goes back to where it was.',
    },
    {
      story: 'Paused',
      do: false,
      text: 'Don’t leave a bar that is paused over the page for ever: take it away when the reader goes on.',
    },
  ],
  anatomy: [
    { part: 'radio-bar', what: 'The bar, a region named for the radio. It is not printed.' },
    { part: 'PlayButton', what: 'Plays and pauses; busy while the stream is awaited.' },
    { part: 'piece', what: 'What is on, or the station where no piece is known.' },
    { part: 'station', what: 'Who plays it, or the station.' },
    { part: 'volume', what: 'Mute, and the volume where there is room for it.' },
    { part: 'close', what: 'Pauses and closes.' },
    { part: 'error', what: 'What went wrong, in a sentence.' },
  ],
  matrix: { stories: ['Playing', 'Muted'], wide: true },
  keys: [
    { keys: ['Tab'], does: 'Goes from play to the piece, mute, volume and Close.', by: 'browser' },
    { keys: ['Enter', 'Space'], does: 'Presses a button.', by: 'browser' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'],
      does: 'Set the volume.',
      by: 'Slider',
    },
  ],
  reader: [
    'A region with the name of the radio; each button says what a press would do: Play or Pause, Mute or Unmute.',
    'What went wrong is an `alert`, read at once.',
    'A new piece is not announced: it would talk into the music.',
  ],
  colors: {
    'surface.page': 'Ground',
    'border.strong': 'Line above it',
    'text.body': 'Close under the pointer',
    'text.muted': 'The station, and Close',
    'status.danger': 'What went wrong',
  },
  related: {
    'Media/RadioPlayer': 'The whole player, on its page',
    'Input/Slider': 'What sets the volume',
  },
};
