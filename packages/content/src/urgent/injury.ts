import type { UrgentSection } from './types.ts';

/**
 * What was opened, November 22, 2026, as stored copies:
 * - Poisoning: webpoisoncontrol.org/first-aid (whom to call when, water or milk for what burns, the minutes of rinsing). The battery
 *   guideline of poison.org could not be opened; honey, 10 mL or two teaspoons, every ten minutes, over 12 months, within 12 hours, at
 *   most six doses, is second-hand through Montreal Children's Hospital, the Ontario Poison Centre and Healthwise, which agree.
 * - Burns: the Raising Children Network (Australia) says 20 minutes under running water in all, good for three hours, diapers off, the
 *   child kept warm; SickKids' page of before 2024 says about 20 as well. The guidelines of the Heart Association and the Red Cross
 *   (2024) ask for 5 to 20, second-hand through two projects that cite them; the longer time stands. Nemours cools until the pain
 *   eases. A doctor for any burn of a baby is second-hand through pediatric offices.
 * - The head: the CDC's danger signs word by word, in the copy at their address of before 2024; 'more than a light bump' is the AAP's.
 * - Self-harm: NIMH's five steps. The Lifeline, 988 for calls and texts, is SAMHSA's and administered by Vibrant Emotional Health
 *   (National Council for Mental Wellbeing, 2022).
 * - November 26, 2026: fluid from nose or ear, a bruise behind the ear: Alder Hey and three more hospitals of the NHS. Burns of the neck and
 *   around a limb: St John Ambulance Cymru. Power off first: nidirect. Water beads: Lehigh Valley and the Illinois Poison Center, who send
 *   a child with signs to an emergency room; that one without signs goes too is the more careful way.
 */

const read = '2026-11-22';

export const injury: UrgentSection[] = [
  {
    id: 'poisoning',
    title: 'Poisoning',
    calls: [
      {
        line: 'poison',
        when: 'Awake and breathing: call at once, even if your child looks fine or you are not sure.',
      },
      {
        line: 'emergency',
        when: 'Collapse, a seizure, trouble breathing, or hard to wake: call this first.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Swallowed, in the eyes, on the skin, breathed in',
        steps: [
          { do: 'Take it away. Let your child spit out the rest.', how: 'Keep the container in your hand.' },
          {
            do: 'Call {poison}.',
            how: 'Say what it was, how much is gone, how long ago, and what your child weighs.',
          },
          {
            do: 'It burns the mouth (cleaner, dishwasher pod)?',
            how: 'A few sips of water or milk at once, if your child is awake and can swallow.',
          },
          {
            do: 'In the eyes: rinse 15 to 20 minutes, then call.',
            how: 'Room-temperature water, poured gently from the nose outward.',
          },
          { do: 'On the skin: clothes off, rinse 15 minutes, then call.' },
          { do: 'Breathed in: out into fresh air, then call.' },
        ],
      },
      {
        kind: 'steps',
        title: 'Button battery or magnets',
        steps: [
          {
            do: 'Go to an emergency room now. Do not wait for signs.',
            how: 'Also for one in the nose or an ear, and for swallowed water beads. {poison} can guide you on the way.',
          },
          {
            do: 'Honey for a battery only if all three hold:',
            how: 'over one year old, can swallow, swallowed in the last 12 hours. Two teaspoons every ten minutes, at most six doses, on the way. It must delay nothing.',
          },
          { do: 'Give nothing else to eat or drink.' },
        ],
      },
    ],
    never: ['Do not make a child vomit. No ipecac, no salt water.', 'No honey under one year.'],
    see: ['breathing', 'seizure'],
    piece: '/articles/the-medicine-cabinet-check',
    asOf: { date: read, source: 'Poison Control' },
    sources: [
      { title: 'Poison Control: First Aid for Poisons', url: 'https://www.webpoisoncontrol.org/first-aid' },
      {
        title: 'National Battery Ingestion Hotline: Triage and Treatment Guideline',
        url: 'https://www.poison.org/battery/guideline',
      },
    ],
  },
  {
    id: 'burns',
    title: 'Burn or scald',
    calls: [
      {
        line: 'emergency',
        when: 'A large burn; skin that is white, brown or charred; electricity, smoke or a fire; burned in the mouth; trouble breathing.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Do this',
        steps: [
          {
            do: 'Take off hot or wet clothes, the diaper, jewelry.',
            how: 'Leave what sticks to the skin.',
          },
          {
            do: 'Cool under cool running water, about 20 minutes.',
            how: 'Only the burn; keep the rest of your child warm. Late is better than not at all.',
          },
          { do: 'Cover loosely with something clean and dry.' },
        ],
      },
      {
        kind: 'signs',
        title: 'See a doctor today',
        signs: [
          'Any burn of a baby under one year',
          'On the face, neck, a hand, a foot, the genitals, over a joint, or all around a limb',
          'Blisters, or a burn larger than your child’s palm',
        ],
      },
      {
        kind: 'steps',
        title: 'A chemical',
        steps: [
          {
            do: 'Brush off powder, then rinse with a lot of water.',
            how: 'Clothes off. Then call {poison}.',
          },
        ],
      },
    ],
    never: [
      'Electricity: do not touch your child before the power is off.',
      'No ice, butter, toothpaste or cream.',
      'Do not open blisters.',
    ],
    see: ['breathing', 'poisoning'],
    asOf: {
      date: read,
      source: 'the Raising Children Network, and the Heart Association and the Red Cross as others cite them',
    },
    sources: [
      {
        title:
          'American Heart Association and American Red Cross: 2024 Guidelines for First Aid (as others cite them)',
        url: 'https://cpr.heart.org/en/resuscitation-science/2024-first-aid-guidelines',
      },
      {
        title: 'Raising Children Network, Australia: Burns and Scalds, First Aid',
        url: 'https://raisingchildren.net.au/guides/a-z-health-reference/burns-scalds-first-aid',
      },
      {
        title: 'Nemours KidsHealth: First Aid, Burns',
        url: 'https://kidshealth.org/en/parents/burns-sheet.html',
      },
    ],
  },
  {
    id: 'head-injury',
    title: 'Blow to the head',
    calls: [{ line: 'emergency', when: 'Call, or go to an emergency room, for any one of these signs.' }],
    parts: [
      {
        kind: 'signs',
        title: 'Danger signs',
        signs: [
          'Passing out, however briefly',
          'A seizure',
          'Drowsiness, or hard to wake',
          'One pupil larger than the other',
          'Clear fluid or blood from the nose or an ear, or a bruise behind it',
          'A headache that gets worse and does not go away',
          'Repeated vomiting or nausea',
          'Slurred speech, weakness, numbness or clumsiness',
          'Odd behavior, growing confusion, restlessness',
          'A baby or toddler who cannot be consoled, or will not nurse or eat',
        ],
      },
      {
        kind: 'steps',
        title: 'None of these',
        steps: [
          { do: 'Stop the game. Your child is done for the day.' },
          {
            do: 'Call your doctor today.',
            how: 'For more than a light bump, at any age. Under one year, or after a fall from a height, your child should be seen.',
          },
          {
            do: 'Watch for the signs for two days.',
            how: 'Once checked, a child may sleep; ask whether to wake them.',
          },
          { do: 'Ask before any medicine.', how: 'Never aspirin.' },
        ],
      },
      {
        kind: 'steps',
        title: 'The neck hurts, or an arm or a leg will not move',
        steps: [{ do: 'Do not move your child. Call {emergency}.', how: 'Hold the head still, as it lies.' }],
      },
    ],
    never: ['No going back into the game.'],
    see: ['seizure', 'breathing'],
    post: {
      slug: 'after-the-bump-on-the-head',
      title: 'Concussion, from the sideline to the classroom',
    },
    asOf: { date: '2026-11-26', source: 'CDC and the NHS' },
    sources: [
      {
        title: 'Alder Hey Children’s, NHS: Head Injury',
        url: 'https://alderhey.nhs.uk/conditions/symptoms-checker/head-injury',
      },
      {
        title: 'CDC: Signs and Symptoms of Concussion',
        url: 'https://www.cdc.gov/heads-up/signs-symptoms/index.html',
      },
      {
        title: 'HealthyChildren.org: Head Injury in Children',
        url: 'https://www.healthychildren.org/English/health-issues/injuries-emergencies/Pages/Head-Injury.aspx',
      },
      {
        title: 'AAP Patient Education: Minor Head Injuries in Children',
        url: 'https://doi.org/10.1542/peo_document073',
      },
    ],
  },
  {
    id: 'self-harm',
    title: 'Self-harm, talk of dying',
    calls: [
      { line: 'crisis', when: 'Call or text together with your child, or alone for advice, day and night.' },
      { line: 'emergency', when: 'Is hurt, has taken something, or is about to do it.' },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Do this',
        steps: [
          { do: 'Stay with your child.', how: 'Not one minute alone until help has taken over.' },
          {
            do: 'Put out of reach what can kill.',
            how: 'Guns above all, best out of the house; medicines, blades, cords, alcohol.',
          },
          {
            do: 'Ask: “Are you thinking about killing yourself?”',
            how: 'The question puts nothing into a child’s head. Listen. Do not argue, do not promise to keep it secret.',
          },
          { do: 'Call or text {crisis}.', how: 'Something swallowed, and awake: call {poison}, too.' },
          {
            do: 'See a doctor today.',
            how: 'Your pediatrician, or an emergency room, also when it seems to be over.',
          },
        ],
      },
    ],
    never: ['Do not leave it at “it is just a phase.”'],
    see: ['poisoning'],
    piece: '/articles/a-teenager-a-phone-and-the-night',
    asOf: { date: read, source: 'NIMH and the Lifeline' },
    sources: [
      {
        title: 'Suicide & Crisis Lifeline: Help Someone Else',
        url: 'https://988lifeline.org/help-someone-else/',
      },
      {
        title: 'NIMH: Five Action Steps to Help Someone Having Thoughts of Suicide',
        url: 'https://www.nimh.nih.gov/health/publications/5-action-steps-to-help-someone-having-thoughts-of-suicide',
      },
    ],
  },
];
