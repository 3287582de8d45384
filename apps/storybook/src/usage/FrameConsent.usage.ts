import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'frame-consent',
  purpose:
    'Asks before a page of somebody else’s is framed, and says who then learns of the visit. `FramedPage` shows it by itself where `clickToLoad` is set; it stands alone where a host draws the frame.',
  whenNot: [
    'For a page of our own: `FramedPage` without `clickToLoad` loads it at once.',
    'For a video of YouTube, take `VideoEmbed`, which asks by its poster.',
    'For a page that few readers will want in place: a `Link` to it is enough.',
  ],
  examples: [
    {
      story: 'Default',
      do: true,
      text: 'Name in `provider` who sends the page, in words that a reader knows. The explanation repeats it.',
    },
    {
      story: 'Remember',
      do: true,
      text: 'Pass `onRemember` where the choice is kept, and do not ask that reader again.',
    },
    {
      story: 'Compact',
      do: true,
      text: 'Set `compact` inside a card that already says what it is. Who sends the page stays in sight.',
    },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t repeat a long title in `loadLabel`. Begin it with Load, Play, Show or Open and add a word or two.',
    },
    {
      story: 'WithPicture',
      do: false,
      text: 'Don’t give it a `picture` without `compact`: title and explanation then stand below it, after the link.',
    },
  ],
  anatomy: [
    { part: 'frame-consent', what: 'The question: a card, or a few centered lines when it is `compact`.' },
    { part: 'title', what: 'What will be shown, a heading of the rank that `headingLevel` says.' },
    { part: 'text', what: 'That it comes from the `provider`, who learns of the visit.' },
    { part: 'picture', what: 'What the page looks like, drawn. All of it can be pressed.' },
    {
      part: 'actions',
      what: 'The link that loads the page and, where the host can keep the choice, the one that also remembers it.',
    },
    { part: 'note', what: 'Who sends the page, under the links of the compact form.' },
    { part: 'framed-page', what: 'Of `FramedPage`: the `figure` around what asks, waits and shows.' },
    { part: 'stage', what: 'Of `FramedPage`: the reserved box, which never moves what follows.' },
    { part: 'waiting', what: 'Of `FramedPage`: what stands there until the page comes.' },
    { part: 'frame', what: 'Of `FramedPage`: the page, in a sandbox that keeps it from our window.' },
    {
      part: 'list',
      what: 'Of `FramedPage`: where the same can be read, when there is no page or it did not come in time.',
    },
    { part: 'link', what: 'Of `FramedPage`: one of these, in a new tab.' },
  ],
  matrix: { stories: ['Default', 'Remember', 'Compact'] },
  keys: [
    { keys: ['Tab'], does: 'Goes from the link that loads to the one that remembers.', by: 'browser' },
    {
      keys: ['Enter'],
      does: 'Loads the page in place; `FramedPage` moves the focus into it. Without script it opens the page in a new tab.',
      by: 'browser',
    },
  ],
  reader: [
    'The title as a heading, the explanation, then “link” with what it will do.',
    'They are links, not buttons: without script, or with Control, Command or Shift held, they lead to the page itself.',
    'The picture has `aria-hidden`: the link is named by its words.',
    '`FramedPage` says of its box that it is busy while it loads, through `aria-busy`, and a failure is read, through `aria-live`.',
  ],
  colors: {
    'surface.sunken': 'Ground of the card and of the reserved box',
    'surface.page': 'Ground of the slip on a picture, and of the line that waits',
    'text.muted': 'Explanation, note and what waits',
    'border.control': 'The dashed edge of the reserved box',
    'link.base': 'Links of `FramedPage`',
    'link.hover': 'The same under the pointer',
  },
  related: {
    'Media/FramedPage': 'The frame, which asks by itself',
    'Media/VideoEmbed': 'A video, asked for by its poster',
  },
};
