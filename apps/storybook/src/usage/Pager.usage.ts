import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'pager',
  purpose:
    'The way through a list that is cut into pages, each with an address of its own. Readers come back to a page by its link, and search engines follow them all.',
  whenNot: [
    'For a list that fits on one page: with one page nothing is rendered, so it may stay where it is.',
    'For panels about one matter, take `Tabs`.',
    'For steps of a form or of a recipe, whose order matters: write links that name the step before and the one after.',
  ],
  examples: [
    {
      story: 'BetweenTheButtons',
      do: true,
      text: 'Say which page is shown even where it has no button: the name of the navigation does, “Pagination, page 7 of 12”.',
    },
    {
      story: 'FirstPage',
      do: true,
      text: 'Leave Previous where it is on the first page. It leads nowhere and says so, and nothing jumps on the next page.',
    },
    {
      story: 'OutOfRange',
      do: false,
      text: 'Don’t show an empty list for a page that is no more. Answer that it is not found; the way back then leads to the last page there is.',
    },
  ],
  anatomy: [
    { part: 'pager', what: 'The navigation, named by `label`. It is not printed.' },
    { part: 'step', what: 'Previous and Next, with an arrow in the direction of the language.' },
    { part: 'list', what: 'The first five pages at most and the last one, in an ordered list.' },
    { part: 'link', what: 'A page, 44 px high, with the numerals of the language.' },
    { part: 'gap', what: 'The ellipsis where pages are left out.' },
  ],
  matrix: { stories: ['FirstPage', 'SixPages', 'LastPage'], wide: true },
  keys: [
    {
      keys: ['Tab'],
      does: 'Goes from Previous to the pages and to Next. One that leads nowhere is passed over.',
      by: 'browser',
    },
    { keys: ['Enter'], does: 'Opens the page.', by: 'browser' },
  ],
  reader: [
    'A navigation with its name, a list with its count, and links named “Page 3”.',
    'The page that is shown has `aria-current`; where it has no link, the name of the navigation says its number.',
    'A step that leads nowhere is a link that is dimmed, by `aria-disabled`.',
  ],
  colors: {
    'border.strong': 'Line above it',
    'border.hairline': 'Line under a page under the pointer',
    'text.body': 'Numbers and steps',
    'text.muted': 'Ellipsis, and a step that leads nowhere',
    'link.hover': 'Number or step under the pointer',
    'bright.base': 'Ground of the page that is shown',
    'bright.on': 'Its number',
  },
  related: {
    'Navigation/Tabs': 'Panels about one matter',
    'Editorial/MoreLink': 'One way on from a short list',
  },
};
