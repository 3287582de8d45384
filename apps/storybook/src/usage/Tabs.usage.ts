import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'tabs',
  purpose:
    'A few panels about one matter, of which a reader sees one at a time. Without script each tab is a link to the page with that panel, or all panels are shown.',
  whenNot: [
    'Where readers compare what the panels hold, or look for a word across them: show all under headings.',
    'For questions with answers, take `Accordion`.',
    'For the pages of a long list, take `Pager`.',
  ],
  examples: [
    { story: 'Default', do: true, text: 'Labels of one or two words; each `section` gives its tab a hue.' },
    {
      story: 'ThirdChosen',
      do: true,
      text: 'Set `defaultActive` from the address, so that a link leads to the panel it names.',
    },
    {
      story: 'InOnePage',
      do: true,
      text: 'Leave out the `href` where no page of yours shows one panel: without script all are shown.',
    },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t write sentences on tabs: all but the first lie out of sight.',
    },
  ],
  anatomy: [
    { part: 'tabs', what: 'The row and what it shows.' },
    {
      part: 'list',
      what: 'The row of tabs, named by `label`. It scrolls sideways where there is no room.',
    },
    {
      part: 'tab',
      what: 'One link a panel, with the `href` that shows it without script, or to the panel itself.',
    },
    { part: 'panel', what: 'What a tab shows. All are in the page; those not chosen are `hidden`.' },
  ],
  matrix: { stories: ['Default', 'ThirdChosen'], wide: true },
  keys: [
    {
      keys: ['Tab'],
      does: 'Comes to the chosen tab; the next press goes on to what follows the row.',
      by: 'browser',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Chooses the next or the previous tab, around the ends; the other way round from right to left.',
      by: 'component',
    },
    { keys: ['Home', 'End'], does: 'Chooses the first or the last tab.', by: 'component' },
    { keys: ['Space'], does: 'Chooses the tab that has the focus.', by: 'component' },
    { keys: ['Enter'], does: 'Follows the tab, which is a link.', by: 'browser' },
  ],
  reader: [
    'The name of the list, then the tab, whether it is selected, and its place among the others.',
    'Each panel is named by its tab through `aria-labelledby`.',
  ],
  colors: {
    'border.strong': 'Line under the row',
    'border.hairline': 'Line under a tab under the pointer',
    'text.muted': 'Tabs that are not chosen',
    'text.body': 'The chosen tab',
    'section.*': 'Line under the chosen tab, in the hue of its `section`',
    'accent.base': 'The same line, without a section',
  },
  related: {
    'Navigation/Accordion': 'Questions that unfold below each other',
    'Navigation/Pager': 'The pages of a list',
  },
};
