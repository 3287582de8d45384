import type { Legal } from './types.ts';

/**
 * The promises of /accessibility, one sentence each. A test of the site (`apps/web/e2e/statement.spec.ts`)
 * lists for each of them the tests that check it: it fails for a promise without tests, or whose tests were
 * skipped.
 */
export const promises = {
  checked:
    'axe, a program that knows the rules, finds nothing on any kind of page: phone and desk, day and night, frames included.',
  keys: 'Whatever a pointer can do here, keys can do. The focus is never lost, and nothing hides it.',
  announced:
    'What changes is said: suggestions, a sign-up, a saved piece, a new page, a radio that falls silent.',
  aloud:
    'Articles and posts can be listened to where your browser has a voice of its own, and the sentence being read is marked.',
  narrow: 'Pages fit 320 pixels, with wider spacing or text half as large again, and nothing is cut off.',
  zoomed: 'At 400 % zoom nothing sticks to the screen, and every menu can be scrolled to its end.',
  wishes:
    'We follow your system: a dark screen, more contrast, less motion or transparency, colors of your own.',
  scriptless: 'Without JavaScript everything can be read, searched and opened.',
  answered: 'A press is answered at once, even when what it asks for takes long.',
  urgent: 'The numbers of urgent help are links that need no script, and its sheets print on one page.',
  engines:
    'Menus, questions, tabs, search, saving, newsletter and radio are tried in Chromium, Firefox and WebKit.',
} as const;

/** The text of /accessibility. */
export const accessibility: Legal = {
  title: 'Accessibility',
  description:
    'What every reader can count on here, how it is tested, what is known not to work, and where to tell us.',
  updated: '2026-11-22',
  intro:
    'Parents read with one hand, at night, with a screen reader, on an old phone. This page says how far the site works for them.',
  sections: [
    {
      id: 'aim',
      heading: 'What we aim for',
      paragraphs: [
        'The measure is WCAG 2.2, level AA. As far as our own tests can tell, our pages meet it. No one else has audited them.',
      ],
    },
    {
      id: 'met',
      heading: 'What you can count on',
      paragraphs: ['Each line is held by tests of our own.'],
      items: Object.values(promises),
    },
    {
      id: 'tested',
      heading: 'How it is tested',
      paragraphs: [
        'Programs drive real browsers through the site, and compare what these hand to a screen reader with a written script. WebKit stands in for Safari, which we have not tried itself.',
        'Nobody who relies on a screen reader, a switch or voice control has tried this edition yet.',
      ],
    },
    {
      id: 'known',
      heading: 'What is known not to work',
      paragraphs: ['Not ours to mend, or not mended yet:'],
      items: [
        'What other companies send, when you ask for the contact form, a video or a document, and as advertising, may have gaps.',
        'Words in other languages are not marked as such in headlines of other papers.',
        'Pictures that a blog post takes from elsewhere have no description, and are passed over.',
      ],
    },
    {
      id: 'reach-us',
      heading: 'Tell us what stops you',
      paragraphs: [
        'Say which page it was, and what you read it with. What keeps a reader out is mended first.',
      ],
    },
  ],
};
