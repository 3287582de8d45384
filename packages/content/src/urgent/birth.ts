import type { UrgentSection } from './types.ts';

/**
 * What was opened, November 26, 2026, as stored copies:
 * - CDC, Hear Her: the warning signs in pregnancy and for a year after it. The list of AWHONN, the nurses of labor wards, at University
 *   Hospitals: 911 for chest pain, breathing and a seizure; a pad soaked in an hour, a clot as big as an egg.
 * - Waters before week 37, green, brown, bloody or smelling: NHS Shropshire, Telford and Wrekin.
 * - A birth before help is there: Harvard Health Publishing (support the head, do not pull, breaths for a baby who does not breathe), and
 *   HealthPartners (dry, skin to skin, rub the back, leave the cord), which agree. Bleeding after the placenta: National First Aid of
 *   Australia (rub the womb, and only then; the baby on the chest), and a handbook of first aid that names the place below the navel.
 * - The cord: the AAPPROM foundation (onto the knees, chest down, 911). The leaflet of the Royal College could be opened only at its
 *   beginning; not to push the cord back is second-hand through teaching pages for doctors.
 */
export const birth: UrgentSection[] = [
  {
    id: 'pregnancy',
    title: 'Pregnancy and birth',
    calls: [
      {
        line: 'emergency',
        when: 'The cord or the baby shows, blood pours, a seizure, fainting, chest pain or trouble breathing: call. Say that you are pregnant, or were within a year.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'The baby is coming',
        steps: [
          {
            do: 'Call {emergency} on speaker. Unlock the door.',
            how: 'They talk you through it. The head shows, or you must push: stay where you are. In a car: stop.',
          },
          {
            do: 'Kneel, or lie on your side, on towels. Let the baby come.',
            how: 'Pant to slow it down. Somebody supports the head, and never pulls. A loop of cord around the neck: slide it gently over the head.',
          },
          {
            do: 'Dry the baby at once, then skin to skin on the chest, covered.',
            how: 'Not breathing? Rub the back firmly with a towel. Still not: breaths over mouth and nose, and CPR.',
          },
          {
            do: 'Leave the cord and the placenta alone.',
            how: 'Do not cut, do not pull. What comes out stays beside the baby.',
          },
          {
            do: 'Bleeding heavily after the placenta: rub the belly firmly below the navel.',
            how: 'Tell {emergency}. Let the baby suck at the breast, if possible.',
          },
        ],
      },
      {
        kind: 'steps',
        title: 'You see or feel the cord, and no baby yet',
        steps: [
          { do: 'Call {emergency}. Say “the cord is out.”', how: 'On speaker; unlock the door.' },
          {
            do: 'Onto your knees: chest on the floor, hips high.',
            how: 'This keeps the baby’s weight off the cord. Stay so until help takes over.',
          },
          {
            do: 'Leave the cord alone, and do not push.',
            how: 'Do not put it back. Nothing to eat or drink.',
          },
        ],
      },
      {
        kind: 'signs',
        title: 'Call the doctor or midwife now; no answer: emergency room',
        signs: [
          'Before week 37: water that gushes or trickles, or contractions that keep coming',
          'Water that is green, brown, bloody or smells; any bleeding in pregnancy',
          'The baby moves less than usual, or has stopped',
          'A bad headache that stays; spots or a blur before the eyes; a swollen face or hands; pain under the ribs',
          'After the birth: a pad soaked through in an hour, or a clot as big as an egg',
          '100.4°F (38°C) or more; strong belly pain; a leg that is red, swollen or sore',
          'Dizzy, a racing heart, or nothing stays down',
          'Thoughts of harming yourself or the baby: call or text {crisis}',
        ],
      },
    ],
    never: ['Do not drive yourself.', 'Do not wait for the morning.'],
    see: ['bleeding', 'seizure', 'breathing'],
    sheets: ['choking-and-cpr'],
    piece: '/articles/forty-weeks-of-pregnancy',
    asOf: { date: '2026-11-26', source: 'CDC, AWHONN and Harvard Health Publishing' },
    sources: [
      {
        title: 'CDC, Hear Her: Recognizing Urgent Pregnancy-Related Warning Signs',
        url: 'https://www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html',
      },
      {
        title: 'University Hospitals: Warning Signs After Giving Birth, by AWHONN',
        url: 'https://www.uhhospitals.org/blog/articles/2019/10/new-moms-watch-for-these-warning-signs-after-giving-birth',
      },
      {
        title: 'Harvard Health Publishing: Emergencies and First Aid, Childbirth',
        url: 'https://www.health.harvard.edu/staying-healthy/emergencies-and-first-aid-childbirth',
      },
      {
        title: 'Royal College of Obstetricians and Gynaecologists: Umbilical Cord Prolapse in Late Pregnancy',
        url: 'https://www.rcog.org.uk/for-the-public/browse-our-patient-information/umbilical-cord-prolapse-in-late-pregnancy-patient-information-leaflet/',
      },
    ],
  },
];
