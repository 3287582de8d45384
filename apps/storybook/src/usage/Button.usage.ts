import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'button',
  purpose: 'Does something where the reader is: sends a form, copies a link, shows a transcript.',
  whenNot: [
    'To go to another page, take `ButtonLink` or `Link`: a link can be opened in a new tab, and its address can be copied.',
    'To choose one of several panels, take `Tabs`.',
  ],
  examples: [
    { story: 'Quiet', do: true, text: 'One primary button a view; the act beside it has the tone `quiet`.' },
    {
      story: 'Busy',
      do: true,
      text: 'Set `busy` while an answer is awaited. The focus stays, and a second press does nothing.',
    },
    {
      story: 'Danger',
      do: false,
      text: 'Don’t give the tone `danger` to an act that destroys nothing, such as closing a dialog.',
    },
    { story: 'LongText', do: false, text: 'Don’t put a sentence on a button. Say the act in a few words.' },
  ],
  anatomy: [
    {
      part: 'button',
      what: 'The whole of it. It has `type` button unless told otherwise, so it submits no form.',
    },
    { part: 'busy', what: 'Three dots that run while it is busy, hidden from assistive technology.' },
  ],
  matrix: { stories: ['Default', 'Quiet', 'Danger', 'Plain', 'Small', 'Busy', 'Disabled'] },
  keys: [
    { keys: ['Tab'], does: 'Comes to it.', by: 'browser' },
    { keys: ['Enter', 'Space'], does: 'Presses it.', by: 'browser' },
  ],
  reader: [
    'Its text and “button”. A button that shows an icon alone needs an `aria-label`.',
    'While busy it has `aria-busy` and `aria-disabled`; it stays in the order of Tab.',
  ],
  colors: {
    'action.base': 'Ground of the primary tone',
    'action.on': 'Text of the primary tone',
    'action.hover': 'Ground of the primary tone under the pointer',
    'border.control': 'Edge of the quiet tone',
    'border.strong': 'Edge of the quiet tone under the pointer',
    'surface.sunken': 'Ground of the quiet tone under the pointer',
    'text.body': 'Text of the quiet tone',
    'status.danger': 'Text and edge of the danger tone',
    'status.dangerSoft': 'Ground of the danger tone under the pointer',
    'link.base': 'Text of the plain tone',
    'link.hover': 'Text of the plain tone under the pointer',
  },
  related: {
    'Input/ButtonLink': 'Looks the same and leads to a page',
    'Navigation/Link': 'A link within text',
  },
};
