import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'piece-actions',
  purpose:
    'What a reader can do with a piece: save it for later, share it and, where there is room kept for it, have it read aloud. The list is kept in the browser; nobody signs in, and the list is sent nowhere.',
  whenNot: [
    'Without script: the row is then not shown, since it could do nothing. What every reader needs must be elsewhere.',
    'On every card of a page: saving belongs to the piece itself, below its headline.',
    'For a single act of another kind, take `Button`.',
  ],
  examples: [
    {
      story: 'Default',
      do: true,
      text: 'Give it the `path` and `title` of the piece as the list is to show them, and in `savedHref` the page with that list.',
    },
    {
      story: 'Listen',
      do: true,
      text: 'Set `listen` where the page calls `offerListening`. The room is kept, so nothing moves when the button comes.',
    },
    {
      story: 'WithoutList',
      do: false,
      text: 'Don’t leave out `savedHref` where there is such a page. What is saved and cannot be found is lost.',
    },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t write sentences on the buttons. On a phone each then takes a line above the text.',
    },
  ],
  anatomy: [
    { part: 'piece-actions', what: 'The row, which wraps. It is shown neither without script nor in print.' },
    {
      part: 'Button',
      what: 'Two quiet ones: Save for later, filled while the piece is saved, here or in another window, and Share.',
    },
    {
      part: 'listen',
      what: 'Room for a Listen button, which comes where the browser has a voice. While it reads, a bar at the lower edge of the window holds, hastens and ends it.',
    },
    { part: 'link', what: 'To the list of what is saved, where `savedHref` is given.' },
    {
      part: 'status',
      what: 'What a press has done, for six seconds at the lower edge of the window. It moves nothing.',
    },
  ],
  matrix: { stories: ['Default', 'Saved'], wide: true },
  keys: [
    { keys: ['Tab'], does: 'Goes through the buttons to the link.', by: 'browser' },
    {
      keys: ['Enter', 'Space'],
      does: 'Saves the piece or takes it off; shares it; begins or ends the reading aloud. The focus stays.',
      by: 'browser',
    },
    { keys: ['Enter'], does: 'Follows the link to the list.', by: 'browser' },
  ],
  reader: [
    'Save for later is a button that is pressed or not, through `aria-pressed`: its name never changes.',
    'What came of a press is in a `status`, which is read without moving the focus: saved, taken off, no room for more than fifty, nothing kept by this browser, link copied.',
    'Share opens the sheet of the system where there is one, and the system speaks for it; elsewhere the link is copied, or shown where there is no clipboard.',
  ],
  colors: {
    'action.base': 'Ground of the first button while the piece is saved',
    'action.on': 'Its words then',
    'text.muted': 'The link to the list',
    'band.base': 'Ground of what is said after a press',
    'band.ink': 'Its words',
    'surface.page': 'Ground of the bar while a piece is read aloud',
    'border.strong': 'The line over that bar',
    'border.control': 'Edge of the choice of speed in it',
    'surface.raised': 'Ground of that choice',
    'surface.found': 'The sentence that is read',
  },
  related: {
    'Input/Button': 'A single act',
    'Input/Toast': 'A sentence at the edge of the window for anything else',
    'Editorial/ArticleHeader': 'The head of a piece, in which it stands',
  },
};
