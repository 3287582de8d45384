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
 *
 * And November 26, 2026:
 * - Asthma without a plan: Asthma Australia and Asthma WA (4 puffs, 4 breaths each, 4 minutes, 4 again; the National Asthma Council Australia
 *   teaches the same). They call after the second four; we call after the first. The NHS gives up to ten puffs, second-hand through iHASCO.
 *   Epinephrine before the inhaler: ASCIA.
 * - Packing: Binghamton University, after Stop the Bleed (groin, shoulder); a course's handout and TacMed Australia (never chest or belly).
 *   A tourniquet on a child: a review of 2021 (from two years on, and a limb of 13 cm around). An open chest wound stays open: Safety
 *   Training Awards (UK); the guideline of the Heart Association and the Red Cross (2024) could not be opened.
 * - A finger cut off: Allina Health, Band-Aid's page on amputations, First Aid for Life.
 * - Opioids and small children: FDA on fentanyl patches, as the DEA prints it; the abstract on buprenorphine of Boston Children's Hospital.
 * - Heat: the athletic trainers' table on cold water (held under the arms); Public Health Wales (30 minutes; the NHS calls then, the CDC
 *   after an hour, and we call a doctor).
 * - Carbon monoxide: AAP (pregnant women and children are at risk), Drugs.com and Krames (a child who was exposed is seen). That those
 *   without signs are seen too, when pregnant or a baby, is the more careful way.
 * - Fainting in sport: McLeod Health (911 for a child who does not seem right), stopyouthsca.org (during or right after).
 */

const read = '2026-11-25';
const reread = '2026-11-26';

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
        title: 'Awake again: to a doctor today, and no sport before that',
        signs: [
          'Faints again, has chest pain, a racing heart or hard breathing now: call {emergency}',
          'Fainted during exercise or right after it, however briefly',
          'Had chest pain or a racing heart with exercise',
          'Somebody in the family died suddenly and young',
        ],
      },
    ],
    never: ['Do not take it for heat, a seizure or tiredness first.'],
    see: ['breathing', 'heat', 'seizure'],
    sheets: ['choking-and-cpr'],
    piece: '/health-wellness/an-hour-a-day-of-moving',
    asOf: { date: reread, source: 'the National Athletic Trainers’ Association and Parent Heart Watch' },
    sources: [
      {
        title: 'McLeod Health: My Child Fainted, What’s Wrong?',
        url: 'https://mcleodhealth.org/blog/my-child-fainted-whats-wrong',
      },
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
          {
            do: 'After a sting, a food or a medicine: epinephrine first.',
            how: 'It is an allergic reaction. Not sure, and your child has an injector: give it too. Then call {emergency}, then the inhaler.',
          },
          {
            do: 'Sit your child up. Give the rescue inhaler, through its spacer.',
            how: 'As the asthma action plan says. No plan at hand: 4 puffs, one at a time. Shake, one puff into the spacer, 4 breaths; again.',
          },
          {
            do: 'No inhaler, or no better within 4 minutes? Call {emergency}.',
            how: 'Then 4 more puffs in the same way, and 4 more every 4 minutes until help comes.',
          },
          { do: 'Stay close and speak slowly.', how: 'Do not make your child lie down.' },
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
    asOf: { date: reread, source: 'Asthma Australia, ASCIA, the Red Cross and Children’s Hospital Colorado' },
    sources: [
      {
        title: 'Asthma Australia: Asthma First Aid',
        url: 'https://asthma.org.au/what-we-do/how-we-can-help/first-aid/',
      },
      {
        title: 'ASCIA: Asthma and Anaphylaxis',
        url: 'https://allergy.org.au/patients/asthma-and-allergy/asthma-and-anaphylaxis',
      },
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
        when: 'Cannot be woken, breathes slowly or not at all: give naloxone, if you have it, and call. A small child may have swallowed one: call even if all seems well.',
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
      {
        kind: 'steps',
        title: 'A small child may have swallowed one, or touched a patch',
        steps: [
          {
            do: 'Call {emergency} now, even if your child looks well.',
            how: 'A pill, a film, a lick or a used patch is enough. Breathing may slow only hours later: do not wait for it.',
          },
          {
            do: 'Take the rest out of the mouth, peel the patch off.',
            how: 'Rinse the skin with water, without soap. Keep pack and patch for the crew, out of reach.',
          },
          { do: 'Sleepy, or breathing slowly? Give naloxone at once.' },
        ],
      },
    ],
    never: ['Do not let them sleep it off.', 'No cold shower. Nothing to eat or drink.'],
    see: ['breathing', 'poisoning', 'self-harm'],
    sheets: ['choking-and-cpr'],
    asOf: {
      date: reread,
      source: 'HHS, FDA, and the health and fire departments of Kane County and San José',
    },
    sources: [
      {
        title: 'U.S. Department of Health and Human Services: Overdose Response',
        url: 'https://www.hhs.gov/opioids/treatment/overdose-response/index.html',
      },
      {
        title: 'FDA, as the DEA prints it: Accidental Exposures to Fentanyl Patches, Deadly to Children',
        url: 'https://getsmartaboutdrugs.gov/es/node/12361',
      },
      {
        title: 'Boston Children’s Hospital (2017): Unintentional Pediatric Buprenorphine Exposures',
        url: 'https://www.ncbi.nlm.nih.gov/pubmed/27756148',
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
          {
            do: 'Deep, in an arm, leg, groin, shoulder or neck: push cloth into it.',
            how: 'Fill the wound, then press on. Chest, belly or head: press, and push nothing in.',
          },
          {
            do: 'An arm or a leg that will not stop: a tourniquet.',
            how: '2 to 3 inches (5 to 8 cm) above the wound, not over a joint. Tighten until it stops. Note the time and leave it on. A baby, or a limb too thin for it: press hard with both hands.',
          },
          { do: 'Lay your child down and keep them warm.' },
          { do: 'Not responding, and not breathing? Begin CPR.' },
        ],
      },
      {
        kind: 'steps',
        title: 'A finger or toe cut off',
        steps: [
          { do: 'Press on the stump first.', how: 'Hold it higher than the heart. Then look for the part.' },
          {
            do: 'Wrap it in clean, damp cloth, in a closed bag, the bag on ice.',
            how: 'Never directly on ice or in water. Take it along.',
          },
        ],
      },
    ],
    never: [
      'Do not loosen or take off a tourniquet. Nothing tight around the neck.',
      'Do not seal a hole in the chest: no plastic, no tape all around.',
      'Do not pull out what is stuck in the wound: press around it.',
      'Nothing to eat or drink.',
    ],
    see: ['breathing', 'head-injury', 'pregnancy'],
    asOf: { date: reread, source: 'Stop the Bleed, as Georgia Southern and Binghamton University print it' },
    sources: [
      {
        title: 'Georgia Southern University: Stop the Bleed',
        url: 'https://www.georgiasouthern.edu/offices/public-safety/emergency-management/personal-safety/stop-the-bleed',
      },
      {
        title: 'Binghamton University: How to Pack a Wound',
        url: 'https://www.binghamton.edu/emergency/bleeding-control/wound-pack.html',
      },
      {
        title: 'Allina Health: Severed Body Part',
        url: 'https://www.allinahealth.org/health-conditions-and-treatments/health-library/patient-education/care-of-children/emergencies/severed-body-part',
      },
      {
        title: 'Charlton and others (2021): Tourniquet Types in the Pediatric Population, a Review',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8118807',
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
            how: 'After sport: a tub of cold water up to the neck, also when confused, if adults hold the head above it. Else hose, shower or wet towels, changed often, and a fan; ice bags at the armpits and groin.',
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
          'Vomits, or no better within 30 minutes: call your doctor now. Confused or worse: {emergency}',
        ],
      },
    ],
    never: [
      'No medicine for fever: this is no fever.',
      'Nothing to drink for a child who is not fully awake.',
    ],
    see: ['collapse', 'seizure', 'dehydration'],
    asOf: {
      date: reread,
      source: 'athletic trainers, the NHS, and Children’s Hospital of The King’s Daughters',
    },
    sources: [
      {
        title:
          'National Athletic Trainers’ Association (2015): Exertional Heat Illnesses, Cold-Water Immersion',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4639891/table/i1062-6050-50-9-986-t04',
      },
      {
        title: 'Public Health Wales, NHS: Heat Exhaustion and Heatstroke',
        url: 'https://publichealthwales.nhs.wales/services-and-teams/environmental-public-health/extreme-hot-weather/extreme-hot-weather-accordion/heat-exhaustion-and-heatstroke/',
      },
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
          {
            do: 'Whoever felt ill is seen by a doctor today, even when better.',
            how: 'Babies and pregnant women first, and they also when they felt nothing. Say “carbon monoxide.”',
          },
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
    asOf: { date: reread, source: 'AAP, and the fire departments of Hillcrest and Winnetka' },
    sources: [
      {
        title: 'AAP: Protecting Children From Carbon Monoxide Poisoning',
        url: 'https://www.aap.org/en-us/advocacy-and-policy/aap-health-initiatives/Children-and-Disasters/Pages/Protecting-Children-from-Carbon-Monoxide-Poisoning.aspx',
      },
      {
        title: 'UK Teratology Information Service: Exposure to Carbon Monoxide in Pregnancy',
        url: 'https://www.medicinesinpregnancy.org/bumps/monographs/EXPOSURE-TO-CARBON-MONOXIDE-IN-PREGNANCY/',
      },
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
