import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'video-embed',
  purpose:
    'A video of YouTube that costs a page one picture: nothing is asked of YouTube before the press, and the player then stands in the same place. Without script the picture is a link to the video.',
  whenNot: [
    'For a page of another origin that is no video: take `FrameConsent`, which says who learns of the visit.',
    'For a picture alone, take `CoverImage`.',
    'For sound that goes on while a reader moves through the site, take `RadioPlayer`.',
  ],
  examples: [
    {
      story: 'Default',
      do: true,
      text: 'Give it a `poster` of your own and the `length`: both are known before anything loads.',
    },
    {
      story: 'MissingImage',
      do: true,
      text: 'Leave out the `poster` where you have none. The title is set large over the hue of the `section`.',
    },
    { story: 'Portrait', do: true, text: 'Set the `format` of a short to portrait: it is upright.' },
    {
      story: 'WordsBeside',
      do: false,
      text: 'Don’t set `words` to beside in a narrow place: from 768 px on it goes by the window, and needs the width of the page.',
    },
    {
      story: 'Empty',
      do: false,
      text: 'Don’t pass an address of another form: only `youtube.com/shorts/ID` and `youtu.be/ID` are known. For any other nothing is rendered.',
    },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t write a summary into the `title`. Where there is no poster it is cut after three lines, and all of it is the name of the control.',
    },
  ],
  anatomy: [
    { part: 'video-embed', what: 'The `figure`: at most 320 px wide where the `format` is portrait.' },
    {
      part: 'poster',
      what: 'The link over the whole box, 16:9 or 9:16. A press with Control, Command or Shift stays a link.',
    },
    { part: 'CoverImage', what: 'The picture, without words of its own.' },
    { part: 'sheet', what: 'The title in large type, where there is no picture or it cannot be shown.' },
    {
      part: 'play',
      what: 'The round sign at the foot of the box, a picture of the control and not one more.',
    },
    { part: 'length', what: 'How long the video is, in the other corner.' },
    {
      part: 'frame',
      what: 'The player of www.youtube-nocookie.com after the press, in a sandbox that keeps it from our window.',
    },
    { part: 'caption', what: 'The title and a line under it, or at its side from 768 px on.' },
    { part: 'title', what: 'The title within the caption.' },
  ],
  matrix: { stories: ['Default', 'MissingImage'] },
  keys: [
    { keys: ['Tab'], does: 'Comes to the poster; after the press, into the player.', by: 'browser' },
    { keys: ['Enter'], does: 'Plays the video here and moves the focus into the player.', by: 'browser' },
  ],
  reader: [
    '“Play”, the title and the length, as one link. The words on the poster are not said again, since it has an `aria-label`.',
    'After the press the frame has the focus and is named by the title.',
    'The figure has the caption, where it is also said that nothing loads before the press.',
  ],
  colors: {
    'band.base': 'Ground of the box and of the length',
    'band.ink': 'The title on the box and the length',
    'bright.base': 'Ground of the play sign',
    'bright.on': 'The play sign',
    'text.body': 'The title in the caption',
    'text.muted': 'The line after it',
    'section.*': 'The bar under a title set large, in the hue of its `section`',
    'accent.base': 'The same bar, without a section',
  },
  related: {
    'Media/FrameConsent': 'Asks before a page of another origin is framed',
    'Editorial/CoverImage': 'A picture alone',
    'Media/RadioPlayer': 'The radio, which a host pauses when a video is played',
  },
};
