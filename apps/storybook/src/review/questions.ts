/** A question of a reviewer, and the path to its answer from any page of Storybook. */
export interface Question {
  question: string;
  /** The clicks: first in the sidebar, by name; then on the page, if needed. */
  clicks: readonly [inSidebar: string, onPage?: string];
  /** The result: text of the page, or in all looks the names of six windows. */
  finds: string | { looks: string };
}

/**
 * Ten questions of designers. A test follows every path in the built Storybook: gallery/docs.long.test.ts.
 */
export const questions: readonly Question[] = [
  {
    question: 'What does a blog row look like while it loads, at night, in the second brand, in Arabic?',
    clicks: ['BlogRow', 'Loading, in Arabic'],
    finds: { looks: 'Editorial/BlogRow, Loading' },
  },
  {
    question: 'Which token is the kicker’s color?',
    clicks: ['Kicker'],
    finds: 'vars.color.section.*',
  },
  {
    question: 'How strong is the contrast of small text on paper?',
    clicks: ['Color'],
    finds: 'Text needs 4.5:1',
  },
  {
    question: 'How does the donation dialog fit a phone, in every brand?',
    clicks: ['DonationPopup', 'Open, on phones'],
    finds: { looks: 'Input/DonationPopup, Open' },
  },
  {
    question: 'With which keys does a reader move between tabs?',
    clicks: ['Tabs'],
    finds: 'ArrowRight',
  },
  {
    question: 'When should I not use an accordion?',
    clicks: ['Accordion'],
    finds: 'For what every reader needs: show it.',
  },
  {
    question: 'How many bytes does a row of tabs add to a page?',
    clicks: ['Tabs'],
    finds: 'compressed with brotli',
  },
  {
    question: 'What is the icon for a new window called in code?',
    clicks: ['Icons'],
    finds: 'IconExternal',
  },
  {
    question: 'What is left of an article’s card when it has no picture, by day and by night?',
    clicks: ['ArticleCard', 'Missing Image, all looks'],
    finds: { looks: 'Editorial/ArticleCard, Missing Image' },
  },
  {
    question: 'Does the longest headline of a card still fit when the text is twice as large?',
    clicks: ['ArticleCard', 'Long Text, text 200 %'],
    finds: 'exhausted parents',
  },
];
