import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'link',
  purpose:
    'The link of the whole library. It goes through the router of the host where a `LinkProvider` names one and the address is a path of this site; else it is a plain link, which works before any script.',
  whenNot: [
    'To do something where the reader is, take `Button`.',
    'For the one act that a view asks for, take `ButtonLink`, which looks like a button.',
    'For the way on from a section to all it holds, take `MoreLink`.',
  ],
  examples: [
    {
      story: 'Default',
      do: true,
      text: 'Let the words say where it leads. They are read out of their sentence in a list of links.',
    },
    {
      story: 'NewTab',
      do: true,
      text: 'Name the site in the words of a link that leaves the magazine. It gets `rel` noopener by itself.',
    },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t make a whole sentence the link. Nobody takes in three underlined lines at once.',
    },
  ],
  anatomy: [
    {
      part: 'a',
      what: 'The whole of it, or what the component of the `LinkProvider` renders. All its other props go there.',
    },
  ],
  matrix: { stories: ['Default', 'NewTab'] },
  keys: [
    { keys: ['Tab'], does: 'Comes to it.', by: 'browser' },
    { keys: ['Enter'], does: 'Follows it.', by: 'browser' },
  ],
  reader: [
    'Its words and “link”, and “visited” where the reader has been there.',
    'A new tab is not said by itself: where `target` asks for one, `NewTabHint` adds the words.',
  ],
  colors: {},
  related: {
    'Input/ButtonLink': 'A link that looks like a button',
    'Editorial/MoreLink': 'The way on from a section',
    'Frame/SkipLink': 'The way past the masthead',
  },
};
