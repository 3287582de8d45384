import type { Usage } from './usage.ts';

export const usage: Usage = {
  entry: 'toast',
  purpose:
    'A short word that something was done, at the lower edge of the window. It goes by itself after six seconds, or when the reader takes it away. An application shows it by `useToast` from within a `ToastProvider`.',
  whenNot: [
    'For what a reader must not miss, such as a form that was not sent: say it where it happened, and let it stay.',
    'For a question: a toast is gone before it is answered. Take a dialog.',
    'For the only way to something: what it offers must be found elsewhere as well.',
  ],
  examples: [
    {
      story: 'Success',
      do: true,
      text: 'Say in one line what is so now, and what the reader can do with it.',
    },
    {
      story: 'Danger',
      do: true,
      text: 'Say with the `tone` danger what did not work and why, when nothing on the page could say it.',
    },
    {
      story: 'LongText',
      do: false,
      text: 'Don’t explain. Nobody reads three lines in six seconds, and a hand on a phone covers them.',
    },
  ],
  anatomy: [
    {
      part: 'toasts',
      what: 'The place for at most three, which stands empty from the start. It lets presses through to the page.',
    },
    { part: 'toast', what: 'One message, with a rule in the color of its `tone`.' },
    { part: 'text', what: 'What it says.' },
    {
      part: 'close',
      what: 'Takes it away. Without `onDismiss` there is none; in a `ToastProvider` there always is.',
    },
  ],
  matrix: { stories: ['Default', 'Success', 'Danger'], wide: true },
  keys: [
    {
      keys: ['Tab'],
      does: 'Comes to the button. While it has the focus no message goes.',
      by: 'browser',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Takes the message away; the focus goes back to where the reader was.',
      by: 'browser',
    },
  ],
  reader: [
    'The message is read out when the reader has heard what comes before: its place is a `status`.',
    'The same message a second time takes the place of the first, and is read again.',
  ],
  colors: {
    'band.base': 'Ground',
    'band.ink': 'Words, and the edge at a third',
    'bright.base': 'Rule of the tone info',
    'status.success': 'Rule of the tone success, mixed with the words’ color',
    'status.danger': 'Rule of the tone danger, mixed with the words’ color',
  },
  related: {
    'Input/ToastProvider': 'The place where they stand, and how they are shown',
    'Editorial/Banner': 'The head of a page',
    'Feedback/ErrorState': 'What did not come, in its place',
  },
};
