import type { ReactNode } from 'react';
import type { DoseAnswer } from '@daily-nest/content/urgent/find-dose';
import type { Doses } from '@daily-nest/content/urgent/types';
import { Button } from '@daily-nest/ui/button';
import { Link } from '@daily-nest/ui/link';
import { Words } from '../urgent/Words.tsx';
import * as css from './doses.css.ts';
import { Measure } from './Measure.tsx';

/**
 * Asks for age, bottle and weight, and shows one answer. Renders a `<form>` that is visible only with a
 * script to answer it (`hydration/dose-helper.ts`). Its method is `dialog`, so that it never sends anything.
 */
export function DoseHelper({ figures }: { figures: Doses }) {
  const { ages, bottles } = figures;
  return (
    <form className={css.form} method="dialog" autoComplete="off" noValidate data-doses={inShort(figures)}>
      <div className={css.questions}>
        <div className={css.question}>
          <label className={css.legend} htmlFor="dose-age">
            1. How old is your child?
          </label>
          <select className={css.field} id="dose-age" name="age" defaultValue="">
            <option value="">Choose an age</option>
            {ages.rows.map(({ months, name }) => (
              <option key={months} value={months}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <fieldset className={css.question}>
          <legend className={css.legend}>2. Which bottle is in your hand?</legend>
          <p className={css.hint}>The strength stands on its front.</p>
          <div className={css.bottles}>
            {bottles.map(({ id, name, strength }) => (
              <label key={id} className={css.choice}>
                <input className={css.radio} type="radio" name="bottle" value={id} />
                <span className={css.bottleName}>
                  {name} <strong className={css.bottleStrength}>{strength}</strong>
                </span>
              </label>
            ))}
          </div>
          <p className={css.hint}>Another strength? Ask a pharmacist; do not work it out.</p>
        </fieldset>
        <fieldset className={css.question}>
          <legend className={css.legend}>3. What does your child weigh?</legend>
          <div className={css.weight}>
            <input
              className={css.number}
              type="text"
              inputMode="decimal"
              name="weight"
              aria-label="Weight"
              maxLength={12}
              autoComplete="off"
            />
            {[
              { value: 'lb', name: 'pounds' },
              { value: 'kg', name: 'kilograms' },
            ].map(({ value, name }) => (
              <label key={value} className={css.choice}>
                <input className={css.radio} type="radio" name="unit" value={value} aria-label={name} />
                {value}
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" wide>
          Show the dose
        </Button>
        <p className={css.hint}>
          Nothing is sent or stored. <a href="#tables">All tables</a>
        </p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> would be part of the form's data */}
      <div role="status" className={css.status} />
      <div hidden>
        <Dose figures={figures} />
        {Object.entries(instead).map(([is, { title, text }]) => (
          <Text key={is} is={is as keyof typeof instead} title={title}>
            {text && (
              <p>
                <Words text={text} />
              </p>
            )}
          </Text>
        ))}
        <Text is="broken" title="That did not work.">
          <p>
            Take the table of your bottle, <a href="#tables">below</a>.
          </p>
        </Text>
        <Text is="check" title="Is that right?">
          <p>
            <b data-word="weight" /> would be very unusual at “<span data-word="age" />
            ”.{' '}
            <span data-if="likelier">
              Is it <b data-word="likelier" />?
            </span>
          </p>
          <p>Check the number and the unit. If it is right, ask your doctor or pharmacist for the dose.</p>
        </Text>
      </div>
    </form>
  );
}

/** Returns the data that the answer needs, as JSON. */
function inShort(figures: Doses): string {
  const shown = new Set(['sources', 'every', 'perKilogram', 'words']);
  return JSON.stringify(figures, (key, value: unknown) => (shown.has(key) ? undefined : value));
}

function Text({
  is,
  title,
  children,
}: {
  is: DoseAnswer['is'] | 'broken';
  title: string;
  children?: ReactNode;
}) {
  return (
    <div data-is={is} className={css.stop}>
      <p className={css.stopTitle}>{title}</p>
      {children}
    </div>
  );
}

/** The answer with all doses in it: the script shows only the right one. */
function Dose({ figures: { bottles, medicines } }: { figures: Doses }) {
  const measures = new Map(
    bottles.flatMap((bottle) =>
      bottle.doses.map(({ give }) => [`${bottle.per} ${give}`, { bottle, give }] as const),
    ),
  );
  return (
    <div data-is="dose" className={css.dose}>
      <p className={css.of}>
        <span data-word="bottle" /> <b data-word="strength" />
      </p>
      {[...measures].map(([key, measure]) => (
        <div key={key} data-if={key}>
          <Measure {...measure} />
        </div>
      ))}
      <p>
        <b data-word="milligrams" />, for a child of <b data-word="weight" />.
      </p>
      <ul className={css.conditions}>
        <li data-if="under-two">
          <strong>Under two years: ask the doctor before the first dose.</strong>
        </li>
        {Object.entries(medicines).map(([id, { every, most }]) => (
          <li key={id} data-if={id}>
            {every.words}. At most {most.words}.
          </li>
        ))}
        <li>
          Only if the label says <b data-word="strength" />.
        </li>
        <li data-if="acetaminophen">Nothing else with acetaminophen in it: many cold medicines have some.</li>
        <li data-if="ibuprofen">Not to a child who vomits or is dried out.</li>
        <li>
          Write down the time: <Link href="/urgent/medicine-log">Medicine log</Link>
        </li>
      </ul>
    </div>
  );
}

/** The texts without a dose. */
const instead: Record<Exclude<DoseAnswer['is'], 'dose' | 'check'>, { title: string; text?: string }> = {
  'no-age': { title: 'Choose the age first.' },
  'no-bottle': { title: 'Choose the bottle that you have in your hand.' },
  'no-weight': {
    title: 'Type the weight as one number, such as 22.5.',
    text: 'Not known? Weigh yourself with your child, then alone; the difference is the weight.',
  },
  'no-unit': { title: 'Choose lb or kg.' },
  'two-units': {
    title: 'Pounds or kilograms?',
    text: 'The unit that you typed is not the one that you chose.',
  },
  'under-3-months': {
    title: 'No medicine. Call the doctor now.',
    text: 'Under three months 100.4°F (38°C) or more is a reason to call at any hour. Nobody answers within minutes? Go to an emergency room. Hard to wake, blue, or trouble breathing: {emergency}.',
  },
  'under-6-months': {
    title: 'No ibuprofen under 6 months.',
    text: 'Acetaminophen may be given from 3 months on. From 3 to 6 months call the doctor the same day about any fever, and now at 101°F (38.3°C) or more.',
  },
  'too-young-to-chew': { title: 'No chewables under 2 years.', text: 'Take a liquid and its syringe.' },
  'too-light-ask': { title: 'Under 12 lb (5.4 kg): ask the doctor for the dose.' },
  'too-light-never': { title: 'Under 12 lb (5.4 kg): no ibuprofen.', text: 'Ask the doctor what to give.' },
  'too-light-liquid': {
    title: 'Under 24 lb (10.9 kg): no chewables.',
    text: 'Take a liquid and its syringe.',
  },
  'too-heavy-bottle': {
    title: 'From 36 lb (16.3 kg) on: not the infants’ drops.',
    text: 'Take children’s ibuprofen, 100 mg / 5 mL, and choose it above.',
  },
  'too-heavy-child': {
    title: 'Over 95 lb and under 12 years: ask first.',
    text: 'The tables for children end here, and adult labels are for 12 years and older. Ask your doctor or pharmacist.',
  },
  adult: {
    title: 'Over 95 lb (43.1 kg): as an adult label says.',
    text: 'The tables for children end here. Take a medicine for adults, and the dose that its own label has for 12 years and older.',
  },
};
