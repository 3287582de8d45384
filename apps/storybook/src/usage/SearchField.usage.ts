import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'search-field',
  purpose:
    'A search that is a form: it asks for the page at `action` with what was typed, with or without script. With `suggest` pages that are meant stand below while one types.',
  whenNot: [
    'To choose from a few that are known, such as ages: take `Tabs` or links.',
    'For an address or a name: take `NewsletterForm`, or a form of your own.',
  ],
  examples: [
    {
      story: 'Filled',
      do: true,
      text: 'Say in `status` how many were found, and for what. It is announced while the focus stays in the field.',
    },
    {
      story: 'Suggestions',
      do: true,
      text: 'Suggest pages, not words, and say of what kind each is. The first press of Enter still searches.',
    },
    {
      story: 'WithLabel',
      do: true,
      text: 'Set `showLabel` where no heading above says what is searched.',
    },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t take a sentence for an answer to all its words: match those that matter, or a tired reader finds nothing.',
    },
  ],
  anatomy: [
    { part: 'search-field', what: 'The form, a landmark for search. It is not printed.' },
    { part: 'label', what: 'What is searched, unseen unless `showLabel` is set.' },
    { part: 'row', what: 'Field and button; the button goes below where there is no room.' },
    { part: 'field', what: 'What is looked for, 56 px high. Nothing typed before the script runs is lost.' },
    { part: 'clear', what: 'A link to the whole list, in the field once something is typed.' },
    { part: 'Button', what: 'Searches.' },
    {
      part: 'suggestions',
      what: 'The list below the field, over the page, so that nothing moves. It is there only with `suggest`.',
    },
    { part: 'status', what: 'How many were found.' },
  ],
  matrix: { stories: ['Default', 'Filled'], wide: true },
  keys: [
    { keys: ['Enter'], does: 'Searches, from the field or the button.', by: 'browser' },
    { keys: ['Tab'], does: 'Goes from the field to Clear and to the button.', by: 'browser' },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Goes through the suggestions; the focus stays in the field.',
      by: 'Suggestions',
    },
    { keys: ['Enter'], does: 'Opens the suggestion that is chosen.', by: 'Suggestions' },
    { keys: ['Escape'], does: 'Closes the suggestions.', by: 'Suggestions' },
  ],
  reader: [
    'A search landmark, and in it a search field with its `label`.',
    'With suggestions it is a combobox: how many there are is said, and the one that the arrow keys come to.',
    'How many were found is a `status`, which is read without moving the focus.',
  ],
  colors: {
    'surface.raised': 'Ground of field and list',
    'surface.sunken': 'Ground of the suggestion that is chosen or under the pointer',
    'border.control': 'Edge of the field',
    'border.strong': 'Edge of the list',
    'border.hairline': 'Lines between suggestions',
    'text.body': 'Suggestions',
    'text.muted': 'Sign, placeholder, kind of a suggestion, and the status',
    'link.base': 'Clear',
    'status.danger': 'Slip of a suggestion in an emergency',
    'link.hover': 'Clear under the pointer',
  },
  related: {
    'Navigation/Tabs': 'A few panels to choose from',
    'Feedback/EmptyState': 'What stands where nothing was found',
    'Navigation/Pager': 'The pages of what was found',
  },
};
