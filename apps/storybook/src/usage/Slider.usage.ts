import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'slider',
  purpose:
    'One value on a scale, where about is good enough: how loud, how fast. It is the platform’s own, so it works by touch, by keys and with a screen reader.',
  whenNot: [
    'For a figure that has to be exact, such as a dose or an age: a field with a unit.',
    'For two or three steps: radio buttons, which say what each is called.',
    'For a place in a piece of sound: nothing here seeks, the radio is live.',
  ],
  examples: [
    {
      story: 'Default',
      do: true,
      text: 'Stand it beside what changes at once, so that nobody has to confirm.',
    },
    {
      story: 'OtherSpan',
      do: true,
      text: 'Say a value in words by `valueText` where the figure alone means little.',
    },
    {
      story: 'Disabled',
      do: false,
      text: 'Don’t show one that cannot be moved. Leave it out until there is something to set.',
    },
  ],
  anatomy: [
    { part: 'slider', what: 'Track and disc, 44 px high for a finger.' },
    { part: 'track', what: 'What is drawn under the disc, hidden from assistive technology.' },
    { part: 'fill', what: 'The part of it up to the `value`, from the side where reading begins.' },
    { part: 'input', what: 'The platform’s slider, with its disc.' },
  ],
  matrix: { stories: ['Default', 'AtStart', 'Disabled'], wide: true },
  keys: [
    { keys: ['Tab'], does: 'Comes to it.', by: 'browser' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      does: 'Moves by one `step`, with the shift key by a `bigStep`; left and right change sides where one reads from the right.',
      by: 'component',
    },
    { keys: ['PageUp', 'PageDown'], does: 'Moves by a `bigStep`.', by: 'component' },
    { keys: ['Home', 'End'], does: 'Goes to the least or the greatest value.', by: 'component' },
  ],
  reader: [
    'Its `label`, “slider”, and the value: in words where `valueText` has them, through `aria-valuetext`.',
    'Each move says the new value.',
  ],
  colors: {
    'accent.base': 'The disc',
    'border.hairline': 'The rest of the track',
    'surface.page': 'Ring between disc and track',
    'text.body': 'The part up to the value, and a line around the disc',
  },
  related: {
    'Media/RadioPlayer': 'Where it sets how loud the radio is',
    'Media/RadioBar': 'The same in a low bar',
    'Input/SchemeSwitch': 'A choice of three, by radio buttons',
  },
};
