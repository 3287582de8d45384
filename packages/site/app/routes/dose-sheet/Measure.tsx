import type { Bottle } from '@daily-nest/content/urgent/types';
import * as css from './doses.css.ts';
import { amountOf } from './format.ts';

export interface MeasureProps {
  bottle: Pick<Bottle, 'form' | 'per'>;
  /** Milliliters or tablets. */
  give: number;
}

/** A dose in large type with a drawing: the syringe filled to its mark, or the tablets. */
export function Measure({ bottle, give }: MeasureProps) {
  return (
    <>
      <p className={css.amount}>{amountOf(bottle, give)}</p>
      {bottle.form === 'chewable' ? (
        <Tablets count={give} />
      ) : (
        fillingsOf(bottle, give).map((filling, at) => (
          // Two fillings may be the same, and none moves.
          <Syringe key={at} {...filling} />
        ))
      )}
      {give > 10 && bottle.form === 'liquid' && (
        <p className={css.note}>Two fillings: 10 mL, then {give - 10} mL.</p>
      )}
    </>
  );
}

interface Filling {
  milliliters: number;
  /** The capacity of the syringe. */
  holds: number;
}

/**
 * Returns the fillings of syringes. The syringe of infants' drops is small; a common one holds 5 mL, a large
 * one 10.
 */
function fillingsOf({ per }: Pick<Bottle, 'per'>, give: number): Filling[] {
  if (per < 5) return [{ milliliters: give, holds: 2.5 }];
  if (give <= 5) return [{ milliliters: give, holds: 5 }];
  if (give <= 10) return [{ milliliters: give, holds: 10 }];
  return [
    { milliliters: 10, holds: 10 },
    { milliliters: give - 10, holds: 5 },
  ];
}

/** The start of the barrel, and its length. */
const start = 34;
const long = 200;

/** A syringe with four marks: every dose of the tables is at one of them. */
function Syringe({ milliliters, holds }: Filling) {
  const at = (value: number) => start + (value / holds) * long;
  const end = at(milliliters);
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 330 98"
      role="img"
      aria-label={`A syringe of ${holds} mL, filled to the mark of ${milliliters} mL.`}
    >
      <path className={css.fill} d={`M4 51h18l12-9v-12H${end}v48H34v-12l-12-9H4z`} />
      <path className={css.solid} d={`M${end} 30h9v48h-9z`} />
      <path className={css.line} d={`M${end + 9} 48h64v12h-64M${end + 73} 34v40h8v-40z`} />
      <path
        className={css.line}
        d={`M4 51h18l12-9v-12h${long}v48h-${long}v-12l-12-9H4zM${start + long} 24v56h6v-56z`}
      />
      {[1, 2, 3, 4].map((quarter) => {
        const value = (holds / 4) * quarter;
        return value === milliliters ? null : (
          <g key={quarter}>
            <path className={css.line} d={`M${at(value)} 64v14`} />
            <text className={css.mark} x={at(value)} y="95">
              {value}
            </text>
          </g>
        );
      })}
      <path className={css.pointer} d={`M${end} 30v48M${end} 28l-7-11h14z`} />
      <text className={css.reached} x={end} y="14">
        {milliliters} mL
      </text>
    </svg>
  );
}

/** Whole tablets, and a half. */
function Tablets({ count }: { count: number }) {
  const whole = Math.floor(count);
  return (
    <svg
      className={css.drawing}
      viewBox="0 0 330 56"
      role="img"
      aria-label={`${amountOf({ form: 'chewable' }, count)}, drawn.`}
    >
      {Array.from({ length: whole }, (_, at) => (
        <g key={at}>
          <circle className={css.tablet} cx={28 + at * 54} cy="28" r="23" />
          <path className={css.line} d={`M${28 + at * 54} 12v32`} />
        </g>
      ))}
      {count > whole && <path className={css.tablet} d={`M${28 + whole * 54} 5a23 23 0 0 0 0 46z`} />}
    </svg>
  );
}
