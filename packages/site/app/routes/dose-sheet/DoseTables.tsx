import type { Bottle, Doses } from '@daily-nest/content/urgent/types';
import * as css from './doses.css.ts';
import { amountOf } from './format.ts';

/** A full table for each bottle, under its medicine: without a script, and in print. */
export function DoseTables({ figures: { bottles, medicines, weights } }: { figures: Doses }) {
  return (
    <div id="tables" className={css.tables}>
      {(['acetaminophen', 'ibuprofen'] as const).map((id) => {
        const { name, youngest, every, most } = medicines[id];
        return (
          <section key={id} className={css.medicine}>
            <div className={css.medicineHead}>
              <h2 className={css.medicineTitle}>{name}, by weight</h2>
              <p className={css.limits}>
                {youngest.words}. {every.words}. At most {most.words}.
              </p>
            </div>
            <div className={css.bottleTables}>
              {bottles
                .filter(({ medicine }) => medicine === id)
                .map((bottle) => (
                  <BottleTable key={bottle.id} bottle={bottle} weights={weights} />
                ))}
            </div>
          </section>
        );
      })}
      <p className={css.read}>
        <strong className={css.between}>Between two rows? Take the smaller dose.</strong> The figures were
        read in November 2026 in tables of children’s clinics and on labels; where two differ, the smaller
        dose stands here.
      </p>
    </div>
  );
}

function BottleTable({ bottle, weights }: { bottle: Bottle; weights: Doses['weights'] }) {
  const rows = bottle.doses.map(({ pounds, give }) => ({
    give,
    weight: weights.find((one) => one.pounds[0] === pounds)!,
  }));
  const first = rows[0]!.weight;
  const last = rows.at(-1)!.weight;
  const next = weights[weights.indexOf(last) + 1];
  return (
    <table className={css.table}>
      <caption className={css.caption}>
        {bottle.name} <span className={css.strength}>{bottle.strength}</span>
      </caption>
      <thead className={css.tableHead}>
        <tr>
          <th scope="col">Weight</th>
          <th scope="col">Give</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td colSpan={2} className={css.instead}>
            {`Under ${first.pounds[0]} lb (${first.kilograms[0]} kg): ${insteadBelow[bottle.below]}`}
          </td>
        </tr>
        {rows.map(({ give, weight: { pounds, kilograms } }) => (
          <tr key={pounds[0]}>
            <th scope="row">
              <span className={css.pounds}>{`${pounds[0]} to ${pounds[1]} lb`}</span>{' '}
              <span className={css.kilograms}>{`${kilograms[0]} to ${kilograms[1]} kg`}</span>
            </th>
            <td className={css.give}>{amountOf(bottle, give)}</td>
          </tr>
        ))}
        <tr>
          <td colSpan={2} className={css.instead}>
            {next
              ? `From ${next.pounds[0]} lb (${next.kilograms[0]} kg): children’s ibuprofen`
              : `Over ${last.pounds[1]} lb (${last.kilograms[1]} kg): as an adult label says`}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const insteadBelow: Record<Bottle['below'], string> = {
  ask: 'ask the doctor',
  never: 'do not give it',
  liquid: 'take a liquid',
};
