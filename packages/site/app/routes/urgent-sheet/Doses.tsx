import type { SheetOf } from '@daily-nest/content/urgent/types';
import { Words } from '../urgent/Words.tsx';
import * as css from './sheet.css.ts';

/** A dose of each medicine by weight, and when to call instead. */
export function Doses({ sheet: { title, medicines, doses, rules, calls } }: { sheet: SheetOf<'doses'> }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls to the side is scrolled by keys, too */}
      <section className={css.scrolls} aria-label={`${title}, by weight`} tabIndex={0}>
        <table className={css.table}>
          <caption className={css.caption}>{title}, by weight</caption>
          <thead>
            <tr>
              <th scope="col">Weight</th>
              {medicines.map(({ name, strength }) => (
                <th key={name} scope="col">
                  {name} <span className={css.strength}>{strength}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {doses.map(({ pounds, kilograms, amounts }) => (
              <tr key={pounds}>
                <th scope="row">
                  {pounds} <span className={css.quiet}>{kilograms}</span>
                </th>
                {amounts.map((amount, place) => (
                  <td key={medicines[place]!.name} className={css.amount}>
                    {amount}
                  </td>
                ))}
              </tr>
            ))}
            {(['youngest', 'every', 'most'] as const).map((row) => (
              <tr key={row}>
                <th scope="row">{rowNames[row]}</th>
                {medicines.map((medicine) => (
                  <td key={medicine.name}>{medicine[row]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className={css.rules} aria-label="Before you give it">
        {rules.map((rule) => (
          <li key={rule}>
            <Words text={rule} />
          </li>
        ))}
      </ul>
      <ul className={css.rules} aria-label="When to call">
        {calls.map((call) => (
          <li key={call}>
            <Words text={call} />
          </li>
        ))}
      </ul>
    </>
  );
}

const rowNames = { youngest: 'Youngest age', every: 'How often', most: 'At most' };
