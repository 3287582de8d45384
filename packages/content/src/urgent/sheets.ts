import { cpr, fromOne, guidelines, limp, reported, underOne } from './airway.ts';
import { sitter } from './sitter.ts';
import type { Sheet } from './types.ts';

/** Its figures are those of data/doses.yaml. When to call: see ./illness.ts. */
const feverAndDoses: Sheet = {
  slug: 'fever-and-doses',
  title: 'Fever and doses',
  kind: 'doses',
  intro:
    'For the inside of the medicine cabinet. Go by weight, not by age, and by the strength on the bottle.',
  questions: [
    'how much acetaminophen by weight',
    'ibuprofen dose by weight',
    'how many mL for my child',
    'how often can i give it',
    'can i give both medicines',
  ],
  rules: [
    'Under three months with a fever: give nothing, call the doctor now.',
    'Under two years: ask the doctor before the first dose.',
    'Infants’ ibuprofen is twice as strong as children’s: take the table of the bottle in your hand.',
    'Measure in milliliters, with the syringe of the bottle. Write down every dose.',
    'Acetaminophen hides in cold medicines. No ibuprofen for a child who vomits or is dried out.',
    'Never aspirin. After a wrong dose call {poison}.',
  ],
  calls: [
    'Call {emergency}: trouble breathing, blue or gray lips, hard to wake, a seizure, a stiff neck, purple spots that stay under a glass, a child from a hot car.',
    'Call the doctor now: under 3 months 100.4°F (38°C) or more; 3 to 6 months 101°F (38.3°C) or more; any age above 104°F (40°C); looks very ill; a baby without a wet diaper in 6 hours.',
    'Call the same day: 3 to 6 months any fever; 6 to 12 months 102.2°F (39°C) or more; under 2 years more than 24 hours; from 2 years on more than three days.',
  ],
  asOf: { date: '2026-11-22', source: 'AAP and MedlinePlus' },
  sources: [
    {
      title: 'HealthyChildren.org: Fever, When to Call the Pediatrician',
      url: 'https://www.healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
    },
  ],
};

const chokingAndCpr: Sheet = {
  slug: 'choking-and-cpr',
  title: 'Choking and CPR',
  kind: 'steps',
  intro: 'For the refrigerator door. It does not take the place of a class: hands learn what eyes forget.',
  questions: ['cpr steps to print', 'choking poster'],
  columns: [
    { title: 'Choking: cannot breathe, cry or cough', parts: [underOne, fromOne] },
    { title: 'Limp, or not breathing', parts: [limp, cpr] },
  ],
  asOf: { date: '2026-11-22', source: reported },
  sources: [guidelines],
};

const medicineLog: Sheet = {
  slug: 'medicine-log',
  title: 'Medicine log',
  kind: 'log',
  intro: 'Beside the bottle, with a pen. Whoever gives a dose writes it down before the cap goes back on.',
  questions: ['when did i give the last dose', 'chart for doses'],
  fields: [{ label: 'Child' }, { label: 'Weight' }, { label: 'Allergies' }],
  columns: ['Day', 'Time', 'Temperature', 'Medicine', 'Dose in mL', 'Given by'],
  rows: 16,
  rules: [
    'Acetaminophen: 4 hours apart at least, at most 5 doses in 24 hours. Not under 3 months, unless a doctor says so.',
    'Ibuprofen: 6 hours apart at least, at most 4 doses in 24 hours. Not under 6 months.',
    'A wrong or a second dose: call {poison} at once. Hard to wake or trouble breathing: {emergency}.',
  ],
};

export const sheets: Sheet[] = [chokingAndCpr, feverAndDoses, sitter, medicineLog];

/** The sheet of an address, /urgent/<slug>. */
export function sheetBySlug(slug: string | undefined): Sheet | undefined {
  return sheets.find((sheet) => sheet.slug === slug);
}
