import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'radio-player',
  purpose:
    'The radio where it is what the page is about: play, mute and volume, what is on, and what to do where nothing is heard. It is a view: the sound belongs to `RadioProvider`, and goes on when the view is left.',
  whenNot: [
    'On a page about something else: take `RadioBar`, which shows the same radio in one line.',
    'For a recording with a beginning and an end: this is a stream, and has no place in time.',
    'Without a `RadioProvider` above it: it then throws.',
  ],
  examples: [
    {
      story: 'Default',
      do: true,
      text: 'Let the reader begin. Nothing of the stream is fetched before the first press.',
    },
    {
      story: 'Playing',
      do: true,
      text: 'Tell the `RadioProvider` above it which piece is on, with its `artist`, wherever the stream says so.',
    },
    {
      story: 'Reconnecting',
      do: true,
      text: 'Leave a lost stream to it: it dials again, says so, and the button still pauses.',
    },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t write the schedule into `title` and `subtitle`. They push the button down on a phone.',
    },
  ],
  anatomy: [
    { part: 'radio-player', what: 'The `section`, at most 512 px wide, named by its title.' },
    { part: 'head', what: 'State, name and the line under it.' },
    {
      part: 'state',
      what: 'Paused, connecting, on air or reconnecting, in words; the disc before them is filled on air.',
    },
    { part: 'title', what: 'Name of the station, a heading of the rank that `headingLevel` says.' },
    { part: 'subtitle', what: 'One line under the name.' },
    {
      part: 'console',
      what: 'The controls and what went wrong. Without script it is not shown: nothing in it would do anything.',
    },
    { part: 'PlayButton', what: 'Plays or pauses. It is 84 px wide.' },
    { part: 'volume', what: 'Mute, dial and figure. They go below the button where there is no room.' },
    { part: 'MuteButton', what: 'Mutes; the speaker is crossed out whenever nothing can be heard.' },
    { part: 'VolumeSlider', what: 'The dial, a `Slider`: 0 while muted, and moved above 0 it unmutes.' },
    { part: 'value', what: 'The volume as a figure, hidden from assistive technology.' },
    { part: 'error', what: 'What went wrong, in a line that is kept for it.' },
    { part: 'foot', what: 'What is on, and the note.' },
    { part: 'label', what: 'The heading of what is on, one rank below the title.' },
    { part: 'piece', what: 'The piece, or the name of the station where none is known.' },
    { part: 'artist', what: 'Who plays it, or that the titles of the hour appear here.' },
    { part: 'note', what: 'What to do where nothing is heard.' },
  ],
  matrix: { stories: ['Default', 'Playing'], wide: true },
  keys: [
    { keys: ['Tab'], does: 'Goes from play to mute to the dial.', by: 'browser' },
    {
      keys: ['Enter', 'Space'],
      does: 'Plays or pauses, mutes or unmutes: whichever button has the focus.',
      by: 'browser',
    },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowRight', 'ArrowLeft'],
      does: 'Moves the dial by 1 of 100, with Shift by 10; ArrowRight and ArrowLeft the other way round from right to left.',
      by: 'Slider',
    },
    { keys: ['PageUp', 'PageDown'], does: 'Moves the dial by 10 of 100.', by: 'Slider' },
    { keys: ['Home', 'End'], does: 'Moves the dial to 0 or to 100.', by: 'Slider' },
    { keys: ['Escape'], does: 'Takes away the name that shows beside a button.', by: 'Tooltip' },
  ],
  reader: [
    'A region with the name of the station.',
    'The buttons by what they do next: “Play” or “Pause”, “Mute” or “Unmute”. Until the sound is there, play has `aria-busy`.',
    '“Volume”, a slider, with the value in words: “90 percent”.',
    'What went wrong as an alert.',
    '`RadioProvider` announces the rest, wherever the reader is: connecting, playing, connection lost, connected again, paused, sound off and on.',
  ],
  colors: {
    'text.body': 'The state and the figure',
    'accent.base': 'The state on air, and the heading of what is on',
    'status.danger': 'The state while reconnecting, and what went wrong',
    'text.muted': 'Subtitle, artist and note',
    'border.hairline': 'The line under the controls',
    'bright.base': 'The bar beside the note',
  },
  related: {
    'Media/RadioBar': 'The same radio in one line, on every other page',
    'Input/Slider': 'The dial',
    'Media/VideoEmbed': 'A video, for which a host pauses the radio',
  },
};
