import { about as network, coreValues as networkValues } from '@daily-nest/content/about';
import type { CoreValue } from '@daily-nest/content/types';

/** Year in which the magazine began. */
export const founded = 2022;

/** The texts of /about. The links to partners and supporters are the owner's and come from the brand package. */
export const about = {
  ...network,
  lead: 'For families who live by the tide table: what is in the water, what is in the wind, and what to cook when the boat is late.',
  mission: {
    title: 'Our Mission',
    pulled: 'Children who grow up beside the sea need two things from us: respect for it, and no fear of it.',
    paragraphs: [
      'We read the forecast, the chart and the small print on the life jacket, and we write down what they mean for somebody who is four feet tall.',
      'We believe that a harbor is a neighborhood with a door that opens on the whole world, and that safety taught calmly at the kitchen table is the kind that a child still has on the pier.',
    ],
  },
  story: {
    title: 'Our Story',
    paragraphs: [
      'The idea came on a foggy morning on which the school ferry did not run. Forty children sat in a waiting room, and by the second hour they had drawn the harbor, named every buoy and asked more questions than the notice board could answer. A magazine for the people who live here should have those answers.',
      'What you are reading is the second title that comes with the software of this network, which is open source. It has a look, sections, people and articles of its own, and shares the urgent sheets, the health pages, the tips and the blog with its sister, so that nobody writes the same advice twice, once a little wrong. A newsroom that takes the site over will tell its own story here.',
    ],
  },
};

/** The six core values of /about. */
export const coreValues: CoreValue[] = [
  {
    id: 'evidence',
    title: 'Soundings first',
    description:
      'We start from what has been measured, link to it, and say so where the chart has a white patch.',
  },
  ...networkValues.filter(({ id }) => id !== 'evidence'),
];
