import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'breadcrumbs',
  purpose:
    'Where a page stands in the magazine, for readers who came from a search and have seen none of the pages above.',
  whenNot: [
    'On the front page and on those that stand in the main menu.',
    'As the way through a list: take `Pager`.',
    'For the steps of a form: they are no places.',
  ],
  examples: [
    { story: 'Default', do: true, text: 'End with the page itself, without an `href`.' },
    { story: 'AllLinks', do: true, text: 'Where the title stands right below, leave the page itself out.' },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t give the last step the whole headline. Shorten it: the title stands below.',
    },
  ],
  anatomy: [
    { part: 'breadcrumbs', what: 'The navigation, named by `label`. Without `items` nothing is rendered.' },
    { part: 'list', what: 'The way, from the front page on.' },
    { part: 'item', what: 'A step, with a stroke before all but the first.' },
    { part: 'link', what: 'A step that leads somewhere.' },
    { part: 'current', what: 'The page itself.' },
  ],
  matrix: { stories: ['Default'], wide: true },
  keys: [
    { keys: ['Tab'], does: 'Goes along the steps.', by: 'browser' },
    { keys: ['Enter'], does: 'Follows one.', by: 'browser' },
  ],
  reader: [
    'A navigation named “Breadcrumb” and a list with its count.',
    'The page itself has `aria-current`. Strokes are not read.',
  ],
  colors: {
    'text.muted': 'Links',
    'text.body': 'The page itself',
    'link.hover': 'A link under the pointer',
    'border.control': 'Strokes',
    'border.hairline': 'Line under a link',
  },
  related: {
    'Navigation/Pager': 'The pages of a list',
    'Editorial/Banner': 'The title below it',
  },
};
