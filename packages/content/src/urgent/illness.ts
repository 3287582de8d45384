import type { UrgentSection } from './types.ts';

/**
 * The fever's ages and numbers are those of /articles/a-fever-at-three-in-the-morning, the position after epinephrine and the five
 * minutes those of /articles/early-peanuts-and-other-allergens; safety.test.ts holds both.
 *
 * What was opened, November 22, 2026, as stored copies:
 * - FARE, Recognizing and Responding to a Reaction: order, position, five minutes, emergency room. HealthyChildren.org on anaphylaxis
 *   could not be opened; the AAP's report on epinephrine could (its abstract: middle of the outer thigh, at once).
 * - CDC, First Aid for Seizures, in the copy at its address of before 2024: the signs, the side, nothing in the mouth.
 * - HealthyChildren.org, When to Call the Pediatrician: 100.4 under three months, above 104, 24 hours, three days, a hot place, a stiff
 *   neck and a seizure, with all of which it calls the doctor; we call 911 for the last four. It has no line of its own for three
 *   to twelve months. 101°F from three to six is the AAP's, second-hand through HealthDay and Parents; 102.2°F to the first birthday
 *   is MedlinePlus's, second-hand through a clinic's page. Of 101 and 102, which others print, the lower stands.
 * - November 26, 2026: ASCIA's plan (a small child is held flat; legs outstretched when sitting).
 */

const read = '2026-11-22';

export const illness: UrgentSection[] = [
  {
    id: 'allergic-reaction',
    title: 'Severe allergic reaction',
    calls: [
      { line: 'emergency', when: 'Epinephrine first, if you have it. Then call. Without it, call now.' },
    ],
    parts: [
      {
        kind: 'signs',
        title: 'Signs',
        signs: [
          'Trouble breathing, wheezing, or a cough that repeats',
          'Swelling of the tongue or lips, a tight throat, a hoarse cry',
          'Pale or blue, faint, limp, or suddenly sleepy',
          'Many hives, or hives together with vomiting',
          'Vomiting or diarrhea that will not stop',
        ],
      },
      {
        kind: 'steps',
        title: 'Do this',
        steps: [
          {
            do: 'Give epinephrine at once, if you have it.',
            how: 'The injector goes into the outer thigh, through clothes if need be; the spray into the nose. Hold it as its label shows.',
            drawn: ['injector'],
          },
          { do: 'Call {emergency}.', how: 'Say “anaphylaxis” and that more epinephrine may be needed.' },
          {
            do: 'Lay your child flat, legs raised.',
            how: 'Breathing is hard: let them sit up, legs out. Vomiting or passed out: on the side. A baby: hold flat, not upright.',
          },
          { do: 'No better after five minutes? Give a second dose.' },
          { do: 'Go to the emergency room, even if all seems well.', how: 'The reaction may come back.' },
        ],
      },
    ],
    never: ['No standing or walking.', 'Antihistamines and inhalers do not take the place of epinephrine.'],
    see: ['breathing'],
    piece: '/articles/early-peanuts-and-other-allergens',
    asOf: { date: '2026-11-26', source: 'Food Allergy Research & Education (FARE) and ASCIA' },
    sources: [
      {
        title: 'ASCIA: First Aid Plan for Anaphylaxis',
        url: 'https://allergy.org.au/hp/anaphylaxis/first-aid-for-anaphylaxis/',
      },
      {
        title: 'FARE: Recognizing and Responding to a Reaction',
        url: 'https://www.foodallergy.org/resources/recognizing-and-responding-reaction',
      },
      {
        title: 'HealthyChildren.org: Anaphylaxis in Infants and Children',
        url: 'https://www.healthychildren.org/English/health-issues/conditions/allergies-asthma/Pages/Anaphylaxis.aspx',
      },
      {
        title: 'AAP (2017): Epinephrine for First-Aid Management of Anaphylaxis',
        url: 'https://doi.org/10.1542/peds.2016-4006',
      },
    ],
  },
  {
    id: 'seizure',
    title: 'Seizure',
    calls: [
      {
        line: 'emergency',
        when: 'Call for any seizure, with a fever or without. Only a doctor’s plan for your child comes before it.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Do this',
        steps: [
          { do: 'Look at the clock.', how: 'How long it lasts is the first thing they will ask.' },
          {
            do: 'Lay your child on the side, on the floor.',
            how: 'Something soft under the head. Move hard things away.',
            drawn: ['on-the-side'],
          },
          { do: 'Loosen what is tight at the neck.' },
          {
            do: 'Stay until your child is fully awake.',
            how: 'Speak quietly. They may be confused or sleep.',
          },
          { do: 'Not breathing when it ends? Begin CPR.' },
        ],
      },
      {
        kind: 'signs',
        title: 'Even with a plan, call {emergency} if',
        signs: [
          'it goes on for more than five minutes, or another one follows',
          'breathing or waking up is hard afterward',
          'your child was hurt, or it happened in water',
          'it is not like the ones before',
        ],
      },
    ],
    never: [
      'Nothing in the mouth. Nobody can swallow the tongue.',
      'Do not hold your child down.',
      'No food, drink or medicine by mouth until fully awake.',
    ],
    see: ['fever', 'breathing', 'collapse', 'pregnancy'],
    piece: '/articles/a-fever-at-three-in-the-morning',
    asOf: { date: read, source: 'CDC' },
    sources: [
      {
        title: 'CDC: First Aid for Seizures',
        url: 'https://www.cdc.gov/epilepsy/first-aid-for-seizures/index.html',
      },
      { title: 'MedlinePlus: Seizures', url: 'https://medlineplus.gov/seizures.html' },
    ],
  },
  {
    id: 'fever',
    title: 'Fever',
    calls: [
      {
        line: 'emergency',
        when: 'Trouble breathing, blue or gray lips, hard to wake, a seizure, a stiff neck, purple spots, or after somewhere very hot: call.',
      },
    ],
    parts: [
      {
        kind: 'signs',
        title: 'Call {emergency}',
        signs: [
          'Trouble breathing, or blue or gray lips',
          'Hard to wake, or confused',
          'A seizure',
          'A stiff neck, a bulging soft spot, a terrible headache, or purple spots that stay under a pressed glass',
          'Was somewhere very hot, such as a parked car: cool the skin with water while you wait',
        ],
      },
      {
        kind: 'signs',
        title: 'Call your pediatrician now, at any hour',
        signs: [
          'Under 3 months: 100.4°F (38°C) or more, rectal. No medicine first. No answer within minutes: emergency room',
          '3 to 6 months: 101°F (38.3°C) or more',
          'Any age: above 104°F (40°C)',
          'Looks very ill, is unusually drowsy, or cannot be comforted',
          'No tears, a dry mouth. A baby: no wet diaper in 6 hours. A child: no bathroom trip in 8',
          'Vomiting or diarrhea that keeps coming back, an unexplained rash, severe pain',
          'A weak immune system, sickle cell disease, a heart condition, or missed vaccines',
        ],
      },
      {
        kind: 'signs',
        title: 'Call the same day',
        signs: [
          '3 to 6 months: any fever',
          '6 to 12 months: 102.2°F (39°C) or more',
          'Under 2 years: more than 24 hours',
          'From 2 years on: more than three days',
        ],
      },
    ],
    never: ['No aspirin for a child.', 'No cold bath, no rubbing alcohol.'],
    see: ['seizure', 'breathing'],
    sheets: ['fever-and-doses', 'medicine-log'],
    piece: '/articles/a-fever-at-three-in-the-morning',
    asOf: { date: read, source: 'AAP and MedlinePlus' },
    sources: [
      {
        title: 'HealthyChildren.org: Fever, When to Call the Pediatrician',
        url: 'https://www.healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
      },
      {
        title: 'HealthyChildren.org: Fever Without Fear',
        url: 'https://www.healthychildren.org/English/health-issues/conditions/fever/Pages/Fever-Without-Fear.aspx',
      },
      { title: 'MedlinePlus: Fever', url: 'https://medlineplus.gov/ency/article/003090.htm' },
    ],
  },
];
