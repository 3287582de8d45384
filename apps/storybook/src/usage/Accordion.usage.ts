import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'accordion',
  purpose:
    'Questions that unfold to their answers, one at a time. It needs no script, and a link to an answer opens it.',
  whenNot: [
    'For what every reader needs: show it.',
    'For a few panels side by side, take `Tabs`.',
    'For a single question: write it as a heading with its text.',
  ],
  examples: [
    { story: 'Default', do: true, text: 'Give each of the `items` an `id` that stays: links lead to it.' },
    {
      story: 'OpenAtFirst',
      do: true,
      text: 'Set `defaultOpen` where a reader comes for one answer. A host that keeps which one is open itself sets `open` and hears `onOpenChange`.',
    },
    { story: 'WithoutBadges', do: true, text: 'Leave out the `badge` where all questions are of one kind.' },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t tell the story in the question. It is a heading that readers scan.',
    },
  ],
  anatomy: [
    { part: 'accordion', what: 'All the questions.' },
    {
      part: 'item',
      what: 'A `details`: a question with its answer. Those with one `name` close each other.',
    },
    { part: 'summary', what: 'The row that is pressed. It is 44 px high or more.' },
    { part: 'title', what: 'The question, of the rank that `headingLevel` says.' },
    { part: 'sign', what: 'A plus that turns into a minus, hidden from assistive technology.' },
    { part: 'content', what: 'The answer, with its badge. It carries the `id`. In print all are open.' },
    { part: 'badge', what: 'A word before the answer: of which kind the question is.' },
  ],
  matrix: { stories: ['Default'], wide: true },
  keys: [
    { keys: ['Tab'], does: 'Goes to the next question, through the links of an open answer.', by: 'browser' },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the answer and closes the one that was open; closes it again.',
      by: 'browser',
    },
  ],
  reader: [
    'The question and whether it is expanded or collapsed, as the browser tells it of a `summary`.',
    'The plus and minus are silent.',
  ],
  colors: {
    'border.hairline': 'Lines between the questions',
    'link.hover': 'A question under the pointer',
    'section.*': 'The plus and minus and the badge, in the hue of the question’s `section`',
    'accent.base': 'The same, without a section',
  },
  related: { 'Navigation/Tabs': 'A few panels side by side' },
};
