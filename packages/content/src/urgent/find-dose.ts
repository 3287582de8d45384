import type { Bottle, Doses } from './types.ts';

/** What a parent has said so far, as it stands in the fields. */
export interface DoseQuestion {
  /** The first month of an age of `ages`; empty until one is chosen. */
  age: string;
  /** The id of a bottle. */
  bottle: string;
  weight: string;
  unit: string;
}

/** What there is to say. Each but `dose` is one text on the page. */
export type DoseAnswer =
  | { is: 'dose'; bottle: Bottle; give: number; milligrams: number; weight: Weight }
  /** Beyond what a child of this age weighs; `likelier` where the same number in the other unit is not. */
  | { is: 'check'; weight: Weight; likelier?: Unit }
  | {
      is:
        | 'no-age'
        | 'no-bottle'
        | 'no-weight'
        | 'no-unit'
        | 'two-units'
        | 'under-3-months'
        | 'under-6-months'
        | 'too-young-to-chew'
        | 'too-light-ask'
        | 'too-light-never'
        | 'too-light-liquid'
        | 'too-heavy-bottle'
        | 'too-heavy-child'
        | 'adult';
    };

export type Unit = 'lb' | 'kg';

/** A weight in the unit in which it was typed. */
export interface Weight {
  value: number;
  unit: Unit;
}

const kilogramsOfPound = 0.453_592_37;

export const inKilograms = ({ value, unit }: Weight) => (unit === 'kg' ? value : value * kilogramsOfPound);

/**
 * The dose for a child, or why there is none. The age comes first: some answers need nothing else. The last rows of the tables are for
 * children under twelve; who is heavier goes by an adult label, which asks children under twelve to call.
 */
export function findDose(figures: Doses, question: DoseQuestion): DoseAnswer {
  const stop = stopAtAge(figures, question);
  if (stop) return stop;
  const age = figures.ages.rows.find(({ months }) => String(months) === question.age);
  if (!age?.kilograms) return { is: 'no-age' };
  const bottle = figures.bottles.find(({ id }) => id === question.bottle);
  if (!bottle) return { is: 'no-bottle' };
  const read = readWeight(question);
  if ('is' in read) return read;
  const kilograms = inKilograms(read);
  if (!isWithin(kilograms, age.kilograms)) {
    const likelier = read.unit === 'kg' ? 'lb' : 'kg';
    const other = inKilograms({ value: read.value, unit: likelier });
    return { is: 'check', weight: read, ...(isWithin(other, age.kilograms) && { likelier }) };
  }
  const side = read.unit === 'kg' ? 'kilograms' : 'pounds';
  const last = figures.weights.at(-1)!;
  if (read.value > last[side][1]) return { is: age.months < 144 ? 'too-heavy-child' : 'adult' };
  const row = figures.weights.findLast((weight) => weight[side][0] <= read.value);
  const [first] = bottle.doses;
  if (!row || row.pounds[0] < first!.pounds) return { is: `too-light-${bottle.below}` };
  const dose = bottle.doses.find(({ pounds }) => pounds === row.pounds[0]);
  if (!dose) return { is: 'too-heavy-bottle' };
  return {
    is: 'dose',
    bottle,
    give: dose.give,
    milligrams: (dose.give * bottle.milligrams) / bottle.per,
    weight: read,
  };
}

/** What needs no weight to be said: at some ages a medicine is not given at all. */
export function stopAtAge(
  { bottles, medicines }: Doses,
  { age, bottle: id }: Pick<DoseQuestion, 'age' | 'bottle'>,
): DoseAnswer | undefined {
  if (age === '') return undefined;
  const months = Number(age);
  if (months < medicines.acetaminophen.youngest.months) return { is: 'under-3-months' };
  const bottle = bottles.find((one) => one.id === id);
  if (!bottle) return undefined;
  if (months < medicines[bottle.medicine].youngest.months) return { is: 'under-6-months' };
  return months < bottle.youngest ? { is: 'too-young-to-chew' } : undefined;
}

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** A number of at most three digits, with at most two behind a point or a comma, and perhaps the unit. */
const typed = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(lbs?|pounds?|kgs?|kilos?|kilograms?)?\.?$/;

function readWeight({ weight, unit }: DoseQuestion): Weight | { is: 'no-weight' | 'no-unit' | 'two-units' } {
  const [, number, word] = typed.exec(weight.trim().toLowerCase()) ?? [];
  const value = Number(number?.replace(',', '.'));
  if (!(value > 0)) return { is: 'no-weight' };
  if (unit !== 'lb' && unit !== 'kg') return { is: 'no-unit' };
  if (word && word.startsWith('k') !== (unit === 'kg')) return { is: 'two-units' };
  return { value, unit };
}
