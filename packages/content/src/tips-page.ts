import type { DescribedLink } from './types.ts';

/** Day on which data/tips.yaml was last changed; the front page says how new it is. */
export const tipsChanged = '2026-11-28';

/** The featured tip of /parenting-tips. */
export const featuredTip = {
  kicker: 'If you only keep one',
  title: 'Consistency beats intensity',
  paragraphs: [
    'A small rule that holds every day does more than a big one that holds when you have the energy for it. Children test a limit to find out whether it is real. When the answer is the same on Tuesday as it was on Monday, they can stop asking and get on with playing.',
    'So choose few rules, and choose them tired: what could you still carry out at six in the evening with a bag in each hand? Say them the same way each time, agree on them with the other adults of the house, and let the rest go. When you slip, and everybody does, say so and begin again at the next meal. Starting over counts as consistency, too.',
  ],
  link: { title: 'Wikipedia Reference', url: 'https://en.wikipedia.org/wiki/Parenting_styles' },
  source: {
    title: 'American Academy of Pediatrics (2018): Effective Discipline to Raise Healthy Children',
    url: 'https://doi.org/10.1542/peds.2018-3112',
  },
};

/** The resource links of /parenting-tips. */
export const tipResources: DescribedLink[] = [
  {
    title: 'HealthyChildren.org',
    url: 'https://www.healthychildren.org/',
    description: 'Advice for every age from the pediatricians of the American Academy of Pediatrics.',
  },
  {
    title: 'CDC: Positive Parenting Tips',
    url: 'https://www.cdc.gov/child-development/positive-parenting-tips/index.html',
    description: 'What children do at each age, and short lists of what helps and what keeps them safe.',
  },
  {
    title: 'Zero to Three',
    url: 'https://www.zerotothree.org/',
    description:
      'The first three years explained by people who study them, with answers to hard everyday questions.',
  },
  {
    title: 'Reading Rockets',
    url: 'https://www.readingrockets.org/',
    description: 'How children learn to read, with things to do at home from the first picture book on.',
  },
];
