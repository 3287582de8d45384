import type { UrgentPart, UrgentSection } from './types.ts';

/**
 * CPR and choking by age, as the 2025 guidelines of the American Heart Association and the AAP have them (October 2025): back blows
 * come first at every age; under one year chest thrusts with the heel of one hand follow, from one on abdominal thrusts; two
 * fingers are no longer taught for babies. Depth, speed and 30 to 2 are those of /articles/choking-and-cpr-before-you-need-them.
 *
 * What was opened, November 22, 2026, as stored copies: the Red Cross's page on infant choking; AAP News on the update after drowning
 * (publications.aap.org/aapnews/news/30726). The guideline itself could not be opened. It stands here second-hand: choking through
 * HealthDay and EMS1 (October 2025), which quote the Heart Association's release; hands and depth for babies through ProTrainings and
 * two public projects that read the page in September and October 2026. Where they were silent the older and slower way stays: whoever
 * is alone without a phone gives two minutes of CPR first, and two breaths come first after water. Child pads of an AED under eight, or
 * those for adults: the University of Wisconsin's and other courses, November 26, 2026.
 */

const read = '2026-11-22';
/** Of the two only the Red Cross's page could be opened. */
export const reported = 'the Red Cross, and the American Heart Association as HealthDay and EMS1 report it';

export const guidelines = {
  title:
    'American Heart Association: 2025 Guidelines, Pediatric Basic Life Support (as reported by HealthDay, EMS1 and ProTrainings)',
  url: 'https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines/pediatric-basic-life-support',
};
const redCross = {
  title: 'American Red Cross: Infant Choking, How to Help',
  url: 'https://www.redcross.org/take-a-class/resources/learn-first-aid/infant-choking',
};

export const cpr: UrgentPart = {
  kind: 'steps',
  title: 'Not responding, and not breathing or only gasping: CPR',
  steps: [
    {
      do: 'Call {emergency} on speaker and begin.',
      how: 'Shout for help. Alone without a phone: two minutes of CPR first, then go and call. Carry a baby with you.',
    },
    { do: 'Lay your child on the back, on something firm.' },
    {
      do: 'Push 30 times, hard and fast: 100 to 120 a minute.',
      how: 'Lower half of the breastbone, a third of the chest deep. Under one year: the heel of one hand, or both thumbs with your hands around the chest, about 1½ inches (4 cm). From one year to puberty: one hand or two, about 2 inches (5 cm).',
      drawn: ['baby-compressions-heel', 'baby-compressions-thumbs', 'child-compressions'],
    },
    {
      do: 'Give 2 breaths.',
      how: 'Head back a little, chin up. Cover a baby’s mouth and nose; pinch an older child’s nose. One second each; the chest should rise. You cannot? Push on without.',
    },
    {
      do: 'Go on: 30 pushes, 2 breaths.',
      how: 'Let the chest come all the way up. Send for an AED, turn it on and do what it says; under 8 with child pads, if it has them. Stop when your child breathes or help takes over.',
    },
  ],
};

export const underOne: UrgentPart = {
  kind: 'steps',
  title: 'Under one year',
  steps: [
    {
      do: 'Lay the baby face down along your forearm.',
      how: 'Head lower than the body, the jaw in your hand.',
    },
    {
      do: 'Give five back blows.',
      how: 'With the heel of your hand, between the shoulder blades.',
      drawn: ['baby-back-blows'],
    },
    {
      do: 'Turn the baby face up and give five chest thrusts.',
      how: 'With the heel of one hand, on the lower half of the breastbone. Head low. Leave the belly alone.',
      drawn: ['baby-chest-thrusts'],
    },
    { do: 'Repeat, five and five,', how: 'until it comes out or the baby goes limp.' },
  ],
};

export const fromOne: UrgentPart = {
  kind: 'steps',
  title: 'From the first birthday on',
  steps: [
    { do: 'Stand or kneel behind. Bend your child forward.' },
    {
      do: 'Give five back blows.',
      how: 'With the heel of your hand, between the shoulder blades.',
      drawn: ['child-back-blows'],
    },
    {
      do: 'Give five abdominal thrusts.',
      how: 'A fist just above the navel, the other hand over it; in and up.',
      drawn: ['child-abdominal-thrusts'],
    },
    { do: 'Repeat, five and five,', how: 'until it comes out or your child goes limp.' },
  ],
};

export const limp: UrgentPart = {
  kind: 'steps',
  title: 'Goes limp',
  steps: [
    { do: 'Lay your child on the floor. Call {emergency} on speaker.' },
    {
      do: 'Begin CPR with 30 pushes.',
      how: 'Each time before the 2 breaths, look into the mouth. Take out what you see; never feel for what you cannot see.',
    },
  ],
};

export const airway: UrgentSection[] = [
  {
    id: 'breathing',
    title: 'Trouble breathing',
    calls: [{ line: 'emergency', when: 'Call for any one of these signs.' }],
    parts: [
      {
        kind: 'signs',
        title: 'Signs',
        signs: [
          'Fights for each breath, grunts, or cannot speak, cry or drink',
          'Skin pulls in between or under the ribs',
          'Blue or gray lips, tongue or face',
          'Limp, confused or hard to wake',
          'Breathing stops, even if it starts again',
        ],
      },
      {
        kind: 'steps',
        title: 'Breathing hard, and awake',
        steps: [
          {
            do: 'Call {emergency}. Stay with your child.',
            how: 'Put the phone on speaker and unlock the door.',
          },
          { do: 'Let your child sit the way that helps.', how: 'Do not make them lie down. Speak slowly.' },
          {
            do: 'Give the rescue inhaler, if there is one,',
            how: 'as the doctor’s plan says. Without a plan: 4 puffs, one at a time, through the spacer. After a sting or a food: epinephrine first.',
          },
        ],
      },
      cpr,
    ],
    never: ['Nothing to eat or drink while breathing is hard.'],
    see: ['choking', 'allergic-reaction', 'water'],
    sheets: ['choking-and-cpr'],
    piece: '/articles/choking-and-cpr-before-you-need-them',
    asOf: { date: read, source: reported },
    sources: [guidelines, redCross],
  },
  {
    id: 'choking',
    title: 'Choking',
    calls: [
      {
        line: 'emergency',
        when: 'Cannot breathe, cry, cough or make a sound: have someone call while you begin. Alone: on speaker, while you begin.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Coughing, crying or talking',
        steps: [
          {
            do: 'Let your child cough. Stay close.',
            how: 'Air is moving. Keep your hands off. The cough grows weak or silent: begin.',
          },
        ],
      },
      underOne,
      fromOne,
      limp,
      {
        kind: 'steps',
        title: 'Afterward',
        steps: [
          {
            do: 'See a doctor the same day',
            how: 'after blows, thrusts or breaths, even if all seems well.',
          },
        ],
      },
    ],
    never: ['No finger in the mouth for what you cannot see.', 'No thrusts on the belly under one year.'],
    see: ['breathing', 'poisoning'],
    sheets: ['choking-and-cpr'],
    piece: '/articles/choking-and-cpr-before-you-need-them',
    asOf: { date: read, source: reported },
    sources: [guidelines, redCross],
  },
  {
    id: 'water',
    title: 'Out of the water',
    calls: [
      {
        line: 'emergency',
        when: 'Not breathing normally, not waking, or was under water: have someone call while you begin.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Not breathing normally',
        steps: [
          { do: 'Lay your child on the back, on something firm.' },
          {
            do: 'Give 2 rescue breaths first.',
            how: 'Head back a little, chin up. Under one year over mouth and nose, later over the mouth with the nose pinched. The chest should rise.',
          },
          {
            do: 'Then CPR: 30 pushes, 2 breaths.',
            how: 'Alone with a phone: call {emergency} on speaker and go on. Alone without one: two minutes of CPR first, then call.',
          },
          {
            do: 'Go on until your child breathes or help takes over.',
            how: 'Use an AED as soon as one comes; dry the chest first.',
          },
        ],
      },
      {
        kind: 'signs',
        title: 'Breathing again: in the next hours, call {emergency} for these',
        signs: ['Coughs hard or breathes fast', 'Vomits', 'Is unusually sleepy or confused'],
      },
    ],
    never: [
      'Do not go under yourself: reach, throw something that floats, call a lifeguard.',
      'Do not press or tip water out. It costs time.',
    ],
    see: ['breathing'],
    sheets: ['choking-and-cpr'],
    piece: '/articles/water-safety-starts-in-the-bathtub',
    asOf: { date: read, source: 'the American Heart Association and the AAP, as AAP News reports them' },
    sources: [
      {
        title: 'AHA and AAP (2024): Focused Update, Resuscitation Following Drowning',
        url: 'https://doi.org/10.1542/peds.2024-068444',
      },
      { title: 'CDC: Preventing Drowning', url: 'https://www.cdc.gov/drowning/prevention/index.html' },
    ],
  },
];
