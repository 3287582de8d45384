import type { UrgentSection } from './types.ts';

/**
 * What was opened, November 25, 2026, as stored copies:
 * - Collapse: the athletic trainers' consensus statement (any athlete who collapses and does not respond; jerking and gasping are signs of
 *   it; an AED within three to five minutes); Parent Heart Watch. Hands and depth are those of airway.ts.
 * - Asthma: the Red Cross on asthma attacks; Children's Hospital Colorado (911, 20 minutes, four hours).
 * - Opioids: the health department of Kane County and the fire department of San José, which agree; HHS on naloxone.
 * - Bleeding: Stop the Bleed as Georgia Southern University prints it. stopthebleed.org itself could not be opened.
 * - Heat: Children's Hospital of The King's Daughters, California's Office of Emergency Services, and MomsTeam on cold water first.
 * - Carbon monoxide: the fire departments of Hillcrest and Winnetka (everybody out, 911 from outside, nobody back in).
 * - Testicle: CHOC and the University of Rochester (six hours), the European Society for Paediatric Urology (nothing to eat or drink; go
 *   also when the pain has stopped).
 * - Dehydration: two sheets of KidsHealth (teaspoons, minutes, signs) and Kaiser Permanente (not water alone).
 */

const read = '2026-11-25';

export const sudden: UrgentSection[] = [
  {
    id: 'collapse',
    title: 'Collapse in sport or play',
    calls: [
      {
        line: 'emergency',
        when: 'Falls and does not respond, also after a blow to the chest: have someone call while you begin. Alone: on speaker.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Not responding: the heart may have stopped',
        steps: [
          {
            do: 'Call {emergency}. Send someone for the AED.',
            how: 'Shout for both. Put the phone on speaker.',
          },
          {
            do: 'Begin CPR at once: push hard and fast, 100 to 120 a minute.',
            how: 'Middle of the chest, about 2 inches (5 cm); 30 pushes, 2 breaths. Jerking is no seizure and gasping is no breathing here: begin all the same.',
          },
          {
            do: 'Use the AED as soon as it comes.',
            how: 'Turn it on and do what it says; dry the chest first. Push on until it tells you to stand clear.',
          },
          { do: 'Go on until your child moves or help takes over.' },
        ],
      },
      {
        kind: 'signs',
        title: 'Awake again: no more sport until a doctor has looked',
        signs: [
          'Fainted during exercise, not after it',
          'Chest pain or a racing heart with exercise',
          'Somebody in the family died suddenly and young',
        ],
      },
    ],
    never: ['Do not take it for heat, a seizure or tiredness first.'],
    see: ['breathing', 'heat', 'seizure'],
    sheets: ['choking-and-cpr'],
    piece: '/health-wellness/an-hour-a-day-of-moving',
    asOf: { date: read, source: 'the National Athletic Trainers’ Association and Parent Heart Watch' },
    sources: [
      {
        title: 'National Athletic Trainers’ Association: Consensus Statement on Sudden Cardiac Arrest',
        url: 'https://www.sca-aware.org/campus/national-athletic-trainers-association-consensus-statement',
      },
      { title: 'Parent Heart Watch: Sudden Cardiac Arrest', url: 'https://parentheartwatch.org/sca-quiz/' },
    ],
  },
  {
    id: 'asthma',
    title: 'Asthma attack',
    calls: [
      {
        line: 'emergency',
        when: 'Fights for each breath, speaks only single words, has blue or gray lips, is drowsy, or the inhaler does not help: call.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Do this',
        steps: [
          { do: 'Sit your child up.', how: 'Stay close and speak slowly. Do not make them lie down.' },
          {
            do: 'Give the rescue inhaler now, through its spacer.',
            how: 'Shake it; one puff at a time, as many as the asthma action plan says.',
          },
          {
            do: 'No inhaler, or it does not help? Call {emergency}.',
            how: 'Go on as the plan says while you wait.',
          },
          {
            do: 'A sting, a food or a medicine before it?',
            how: 'That is an allergic reaction: epinephrine first, then call.',
          },
        ],
      },
      {
        kind: 'signs',
        title: 'Call {emergency} at once',
        signs: [
          'Fights for each breath; can barely speak or cry',
          'Blue or gray lips or face',
          'Skin pulls in hard between the ribs',
          'Drowsy, confused, or passed out',
          'Breathing still hard after the inhaler',
        ],
      },
      {
        kind: 'signs',
        title: 'Call your doctor now, day or night',
        signs: [
          'The inhaler is needed more often than every 4 hours',
          'A first attack, even when it has passed',
        ],
      },
    ],
    see: ['breathing', 'allergic-reaction'],
    piece: '/articles/when-the-night-cough-is-asthma',
    asOf: { date: read, source: 'the American Red Cross and Children’s Hospital Colorado' },
    sources: [
      {
        title: 'American Red Cross: Asthma Attack',
        url: 'https://www.redcross.org/take-a-class/resources/learn-first-aid/asthma-attack',
      },
      {
        title: 'Children’s Hospital Colorado: Asthma Attack',
        url: 'https://www.childrenscolorado.org/conditions-and-advice/conditions-and-symptoms/symptoms/asthma-attack/',
      },
    ],
  },
  {
    id: 'overdose',
    title: 'Opioid overdose',
    calls: [
      {
        line: 'emergency',
        when: 'Cannot be woken, breathes slowly or not at all, pupils like pinpoints: give naloxone, if you have it, and call.',
      },
    ],
    parts: [
      {
        kind: 'signs',
        title: 'Signs',
        signs: [
          'Cannot be woken, or is limp',
          'Breathes slowly or not at all; gurgles or snores',
          'Very small pupils',
          'Blue or gray lips or nails; pale, cold or clammy skin',
        ],
      },
      {
        kind: 'steps',
        title: 'Do this',
        steps: [
          { do: 'Call the name, shake the shoulders, rub the breastbone hard.' },
          {
            do: 'No answer: give naloxone and call {emergency}.',
            how: 'The spray: head back, nozzle into one nostril, press once. Not sure that it was an opioid? Give it all the same.',
          },
          {
            do: 'Not breathing, or only gasping? Begin CPR with breaths.',
            how: 'Breathing, but not waking: on the side.',
          },
          {
            do: 'No better after 2 to 3 minutes? A second dose, other nostril.',
            how: 'Go on with CPR or breaths between doses.',
          },
          { do: 'Stay until help takes over.', how: 'Naloxone can wear off before the drug does.' },
        ],
      },
    ],
    never: ['Do not let them sleep it off.', 'No cold shower. Nothing to eat or drink.'],
    see: ['breathing', 'poisoning', 'self-harm'],
    sheets: ['choking-and-cpr'],
    asOf: { date: read, source: 'HHS, and the health and fire departments of Kane County and San José' },
    sources: [
      {
        title: 'U.S. Department of Health and Human Services: Overdose Response',
        url: 'https://www.hhs.gov/opioids/treatment/overdose-response/index.html',
      },
      {
        title: 'Kane County Health Department: Signs of an Opioid Overdose and What to Do',
        url: 'https://www.kanehealth.com/opioid-awareness/Pages/Overdose-Signs.aspx',
      },
      {
        title: 'San José Fire Department: Opioid Overdose',
        url: 'https://sanjoseca.gov/your-government/departments-offices/fire-department/public-education/opioid-prevention/opioid-overdose',
      },
    ],
  },
  {
    id: 'bleeding',
    title: 'Severe bleeding',
    calls: [
      {
        line: 'emergency',
        when: 'Blood spurts, soaks through, pools or will not stop: have someone call while you press. Alone: on speaker.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Do this',
        steps: [
          { do: 'Find where it comes from.', how: 'Open or cut the clothes over it.' },
          {
            do: 'Press hard with both hands, on a clean cloth.',
            how: 'Do not lift it to look. Soaked through: more cloth on top, and press harder.',
          },
          { do: 'A deep wound: push cloth into it, then press on.' },
          {
            do: 'An arm or a leg that will not stop: a tourniquet.',
            how: '2 to 3 inches (5 to 8 cm) above the wound, not over a joint. Tighten until the bleeding stops. Note the time and leave it on.',
          },
          { do: 'Lay your child down and keep them warm.' },
          { do: 'Not responding, and not breathing? Begin CPR.' },
        ],
      },
    ],
    never: [
      'Do not loosen or take off a tourniquet.',
      'Do not pull out what is stuck in the wound: press around it.',
      'Nothing to eat or drink.',
    ],
    see: ['breathing', 'head-injury'],
    asOf: { date: read, source: 'Stop the Bleed, as Georgia Southern University prints it' },
    sources: [
      {
        title: 'Georgia Southern University: Stop the Bleed',
        url: 'https://www.georgiasouthern.edu/offices/public-safety/emergency-management/personal-safety/stop-the-bleed',
      },
      { title: 'American College of Surgeons: Stop the Bleed', url: 'https://www.stopthebleed.org/' },
    ],
  },
  {
    id: 'heat',
    title: 'Heatstroke',
    calls: [
      {
        line: 'emergency',
        when: 'Confused, staggering, passed out, a seizure, or was in a hot car: call, and cool at once.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Do this',
        steps: [
          { do: 'Out of the heat. Clothes off.' },
          { do: 'Call {emergency}.' },
          {
            do: 'Cool the whole body with water, at once.',
            how: 'Hose, shower or wet towels, changed often, and a fan; ice bags at the armpits and groin. After sport, an older child who is awake: a tub of cold water, head held above it.',
          },
          {
            do: 'Passed out or vomiting: on the side. Not breathing: CPR.',
            how: 'Go on cooling until help takes over.',
          },
          { do: 'Fully awake: small sips of water.' },
        ],
      },
      {
        kind: 'signs',
        title: 'Heat exhaustion: into the cool, and drink',
        signs: [
          'Sweats a lot, pale, cool and clammy',
          'Headache, dizziness, cramps, feeling sick',
          'Not better within an hour: call your doctor. Confused or worse: {emergency}',
        ],
      },
    ],
    never: [
      'No medicine for fever: this is no fever.',
      'Nothing to drink for a child who is not fully awake.',
    ],
    see: ['collapse', 'seizure', 'dehydration'],
    asOf: {
      date: read,
      source: 'Children’s Hospital of The King’s Daughters and California’s emergency services',
    },
    sources: [
      {
        title: 'Children’s Hospital of The King’s Daughters: Don’t Sweat the Heat',
        url: 'https://www.chkd.org/patients-and-families/health-library/quick-tips/don-t-sweat-the-heat/',
      },
      {
        title: 'California Office of Emergency Services: Summer Heat Resources',
        url: 'https://www.caloes.ca.gov/ICESite/Pages/Summer-Heat-Resources.aspx',
      },
    ],
  },
  {
    id: 'carbon-monoxide',
    title: 'Carbon monoxide, smell of gas',
    calls: [
      {
        line: 'emergency',
        when: 'From outside: an alarm sounds, it smells of gas, or somebody has a headache, is dizzy, sick or drowsy.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Do this',
        steps: [
          { do: 'Everybody out, into fresh air. Now.', how: 'Carry who cannot walk. Count heads.' },
          {
            do: 'Call {emergency} or the fire department from outside.',
            how: 'Say whether anybody feels ill.',
          },
          {
            do: 'Stay out until they say that it is safe.',
            how: 'Nobody goes back in, for no person, pet or phone: say who is missing.',
          },
          { do: 'Passed out, and not breathing: CPR, outside.' },
        ],
      },
      {
        kind: 'signs',
        title: 'Signs of carbon monoxide: it has no smell',
        signs: [
          'Headache, dizziness, feeling sick or weak, as with the flu',
          'More than one of the house feels it, or it is better outside',
          'Short of breath, confused, drowsy, passed out',
        ],
      },
    ],
    never: ['Smell of gas: no switch, no flame, no telephone inside.'],
    see: ['breathing', 'poisoning'],
    asOf: { date: read, source: 'the fire departments of Hillcrest and Winnetka' },
    sources: [
      {
        title: 'Hillcrest Fire Department: Carbon Monoxide Detectors',
        url: 'https://www.hillcrestfd.org/post/carbon-monoxide-detectors',
      },
      {
        title: 'Village of Winnetka: Carbon Monoxide Alarm Tips',
        url: 'https://villageofwinnetka.org/CivicAlerts.aspx?AID=278',
      },
    ],
  },
  {
    id: 'dehydration',
    title: 'Dehydration',
    calls: [
      {
        line: 'emergency',
        when: 'Hard to wake, limp, passed out, breathing fast and deep, or confused: call.',
      },
    ],
    parts: [
      {
        kind: 'signs',
        title: 'Call your pediatrician now, at any hour',
        signs: [
          'Emergency room now: green or bloody vomit, a swollen hard belly, severe pain',
          'A baby: no wet diaper in 6 hours. A child: no bathroom trip in 8',
          'A dry or sticky mouth, no tears',
          'Sunken eyes, or a sunken soft spot on a baby’s head',
          'Unusually sleepy, dizzy or cranky',
          'Keeps nothing down, or blood in the stool',
          'Under 3 months, with vomiting or diarrhea',
        ],
      },
      {
        kind: 'steps',
        title: 'At home, while your child is awake',
        steps: [
          {
            do: 'Oral rehydration solution: 1 to 2 teaspoons (5 to 10 mL) every 5 minutes.',
            how: 'From a spoon or a syringe. Go on breastfeeding, and formula where it stays down.',
          },
          { do: 'Vomits? Wait 15 minutes and begin again.' },
          {
            do: 'An hour without vomiting: 3 to 4 teaspoons (15 to 20 mL).',
            how: 'Until your child pees as usual.',
          },
        ],
      },
    ],
    never: ['Not water alone, and no soda.', 'No medicine against diarrhea or vomiting without a doctor.'],
    see: ['fever', 'heat'],
    piece: '/articles/a-stomach-bug-hour-by-hour',
    asOf: { date: read, source: 'Nemours KidsHealth' },
    sources: [
      {
        title: 'Nemours KidsHealth: Instructions, Rehydrating at Home',
        url: 'https://khpi.kidshealth.org/en/parent/2038.html',
      },
      { title: 'Nemours KidsHealth: Dehydration', url: 'https://kidshealth.org/en/parents/dehydration.html' },
    ],
  },
  {
    id: 'testicle-pain',
    title: 'Sudden pain in a testicle',
    calls: [
      {
        line: 'emergency',
        when: 'Go to an emergency room now. No way to get there: call.',
      },
    ],
    parts: [
      {
        kind: 'steps',
        title: 'Do this',
        steps: [
          {
            do: 'Go straight to an emergency room, day or night.',
            how: 'It may be twisted. Within about six hours of the first pain it can mostly be saved; an appointment tomorrow is too late.',
          },
          { do: 'Nothing to eat or drink.', how: 'An operation may be needed at once.' },
          { do: 'Say “sudden pain in a testicle,” and when it began.' },
          { do: 'The pain has stopped? Go all the same.', how: 'It can twist again.' },
        ],
      },
      {
        kind: 'signs',
        title: 'Signs',
        signs: [
          'Sudden pain on one side of the scrotum, often at night or after sport',
          'Swelling, redness, one testicle higher than the other',
          'Pain in the belly, feeling sick, vomiting: many boys name only these',
        ],
      },
    ],
    piece: '/articles/puberty-starts-earlier-than-the-talk',
    asOf: { date: read, source: 'CHOC, the University of Rochester and European children’s urologists' },
    sources: [
      {
        title: 'CHOC Children’s: Testicular Torsion',
        url: 'https://choc.org/programs-services/urology/testicular-torsion',
      },
      {
        title: 'University of Rochester Medical Center: Testicular Torsion',
        url: 'https://www.urmc.rochester.edu/urology/pediatric-patients/testicular_torsion.aspx',
      },
      {
        title: 'European Society for Paediatric Urology: Information for Parents',
        url: 'https://www.espu.org/e-books/parent-and-patient-information-system/12/',
      },
    ],
  },
];
