import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'urgent-answer',
  purpose:
    'What to do now, before the results of a search whose words are those of an emergency: whom to call, the first steps, and where the rest stands.',
  whenNot: [
    'For an ordinary question: an alarm that is often false is not believed when it is true.',
    'For something that failed: take `ErrorState`.',
  ],
  examples: [
    { story: 'TwoAges', do: true, text: 'Show each age its own steps. Nobody guesses how old a child is.' },
    { story: 'LongText', do: false, text: 'Don’t tell everything in the title. It names what is happening.' },
  ],
  anatomy: [{ part: 'urgent-answer', what: 'The whole of it, named by its title.' }],
  matrix: { stories: ['Default'] },
  keys: [{ keys: ['Tab'], does: 'Comes to the number first, then to the page.', by: 'browser' }],
  reader: [
    'A region named by its title; then whom to call and when, the steps as a list with numbers, and the links.',
  ],
  colors: {
    'status.danger': 'Slip, and ground of the emergency number',
    'surface.page': 'Its words',
    'action.base': 'Ground of other numbers',
    'action.on': 'Their words',
  },
  related: {
    'Feedback/ErrorState': 'Something failed',
    'Input/SearchField': 'The search that it answers',
  },
};
