/** What the magazine itself puts on a topic's wall, by addresses. */
export interface TopicPieces {
  /** The piece that leads the wall, with its picture. No two topics have the same. */
  lead: string;
  /** Pieces that belong to the topic, for a wall with few headlines; the closest first. */
  more: readonly string[];
}

/**
 * An editor's choice for each topic. A piece that a title does not publish is left out, so a title needs a
 * list of its own only where it wants another choice.
 */
export const topicPieces: Readonly<Record<string, TopicPieces>> = {
  'local-news': {
    lead: '/blog/the-corner-with-the-crossing-guard',
    more: [
      '/articles/wheels-at-the-playground',
      '/articles/the-first-week-of-kindergarten',
      '/articles/bullying-and-just-ignore-it',
      '/articles/starting-daycare-and-the-short-goodbye',
    ],
  },
  'national-news': {
    lead: '/blog/how-to-read-a-recall-notice',
    more: [
      '/articles/whose-vaccine-schedule',
      '/articles/my-kids-know-better-is-no-gun-lock',
      '/articles/iep-and-504-questions-and-answers',
      '/articles/child-care-on-one-income',
      '/articles/early-peanuts-and-other-allergens',
    ],
  },
  'world-news': {
    lead: '/blog/a-babys-first-passport',
    more: [
      '/articles/when-a-parent-cannot-come-home',
      '/health-wellness/a-worried-child',
      '/articles/early-peanuts-and-other-allergens',
      '/articles/darwins-diary-of-a-baby',
      '/articles/two-mothers-two-fathers',
    ],
  },
  politics: {
    lead: '/blog/talking-with-children-about-elections',
    more: [
      '/articles/whose-vaccine-schedule',
      '/articles/child-care-on-one-income',
      '/articles/two-mothers-two-fathers',
      '/articles/iep-and-504-questions-and-answers',
      '/articles/wheels-at-the-playground',
    ],
  },
  business: {
    lead: '/blog/does-the-side-job-pay-for-the-sitter',
    more: [
      '/articles/child-care-on-one-income',
      '/articles/the-invisible-list',
      '/articles/baby-formula-from-can-to-bottle',
      '/health-wellness/breastfeeding-and-pumping-day-by-day',
    ],
  },
  technology: {
    lead: '/blog/a-phone-that-stays-on-the-wall',
    more: [
      '/articles/a-screen-plan-for-the-whole-house',
      '/articles/a-teenager-a-phone-and-the-night',
      '/articles/bullying-and-just-ignore-it',
      '/articles/where-a-baby-sleeps-safely',
      '/articles/the-invisible-list',
      '/articles/homework-without-tears',
    ],
  },
  automotive: {
    lead: '/blog/fifty-hours-in-the-passenger-seat',
    more: [
      '/articles/car-seats-by-size-not-birthday',
      '/articles/moving-house-with-small-children',
      '/articles/wheels-at-the-playground',
    ],
  },
  'real-estate': {
    lead: '/blog/look-up-the-mover-before-you-sign',
    more: [
      '/articles/moving-house-with-small-children',
      '/articles/where-a-baby-sleeps-safely',
      '/articles/water-safety-starts-in-the-bathtub',
      '/articles/the-medicine-cabinet-check',
      '/articles/my-kids-know-better-is-no-gun-lock',
    ],
  },
  'health-wellness': {
    lead: '/blog/after-the-bump-on-the-head',
    more: [
      '/articles/the-ear-infection-that-can-wait-two-days',
      '/articles/whose-vaccine-schedule',
      '/health-wellness/sleep-training-with-the-evidence',
      // Last: it leads the front page at night, beside this wall.
      '/articles/a-fever-at-three-in-the-morning',
    ],
  },
  sports: {
    lead: '/blog/before-the-first-season-of-team-sports',
    more: [
      '/health-wellness/an-hour-a-day-of-moving',
      '/articles/open-water-is-no-deep-pool',
      '/articles/when-the-night-cough-is-asthma',
      '/articles/wheels-at-the-playground',
      '/health-wellness/water-milk-and-nothing-fancy',
    ],
  },
  'arts-culture': {
    lead: '/blog/forty-five-minutes-in-a-museum',
    more: [
      '/articles/reading-aloud-to-a-wriggling-child',
      '/articles/first-words-and-what-comes-before-them',
      '/articles/darwins-diary-of-a-baby',
      '/health-wellness/bedtime-in-four-steps',
      '/articles/praise-that-helps',
    ],
  },
  'food-dining': {
    lead: '/blog/eating-out-with-a-toddler-at-five',
    more: [
      '/articles/lunchboxes-that-come-home-empty',
      '/articles/the-picky-eater-and-the-long-game',
      '/articles/starting-solids-one-spoon-at-a-time',
      '/articles/numbers-in-the-kitchen',
    ],
  },
  lifestyle: {
    lead: '/blog/the-dog-under-the-high-chair',
    more: ['/articles/the-invisible-list', '/articles/grandparents-and-new-rules'],
  },
  opinion: {
    lead: '/blog/may-i-quit-after-the-season',
    more: [
      '/articles/bullying-and-just-ignore-it',
      '/articles/praise-that-helps',
      '/articles/the-invisible-list',
      '/articles/the-long-road-to-sharing',
      '/articles/grandparents-and-new-rules',
      '/health-wellness/sleep-training-with-the-evidence',
    ],
  },
  archives: {
    lead: '/blog/infant-care-1914-and-what-it-got-right',
    more: [
      '/articles/darwins-diary-of-a-baby',
      '/articles/what-grandma-says-about-teething',
      '/articles/grandparents-and-new-rules',
      '/articles/colic-and-the-long-evening',
      '/articles/early-peanuts-and-other-allergens',
    ],
  },
  events: {
    lead: '/blog/how-to-plan-a-street-party',
    more: [],
  },
};
