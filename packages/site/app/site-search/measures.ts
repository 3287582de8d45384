import * as ofTheTitle from '@daily-nest/content/urgent/measure-words';

/** How a language says a number, an age or a quantity. */
export type MeasureWords = Pick<typeof ofTheTitle, 'months' | 'numbers' | 'units'>;

/**
 * Returns typed words with the ages, temperatures and counts in them; see the words of emergencies in the
 * content.
 */
export function readMeasures(
  words: readonly string[],
  language: MeasureWords = ofTheTitle,
): { text: string; measures: string[] }[] {
  return words.map((text, at) => ({ text, measures: measuresOf(words, at, language) }));
}

const pregnancy = /^(?:pregnant|pregnancy|along|gestation|postpartum)$/;
/** "I am 12 weeks and bleeding." */
const oneself = /^(?:im|am|pregnant|pregnancy)$/;
const aChild = /^(?:old|baby|infant|newborn|boy|girl|son|daughter)$/;

function measuresOf(
  words: readonly string[],
  at: number,
  { months, numbers, units }: MeasureWords,
): string[] {
  const [before = '', text = '', next = '', afterNext = ''] = [-1, 0, 1, 2].map((step) => words[at + step]);
  const spelled = numbers.indexOf(text);
  const value = spelled > 0 ? spelled : Number(text.replace(',', '.'));
  if (!Number.isFinite(value)) return [];
  const unit = months[next.replace(/s$/, '')] ?? months[next];
  if (unit !== undefined) {
    // Without a child beside them, twenty weeks and more are those of a pregnancy.
    const ofPregnancy = pregnancy.test(afterNext) || oneself.test(before);
    if (next.startsWith('w') && (ofPregnancy || (value >= 20 && value <= 42 && !aChild.test(afterNext))))
      return value < 37 ? ['@weeks', '@early'] : ['@weeks'];
    const age = value * unit;
    if (age < 3) return ['@new'];
    return age < 6 ? ['@half'] : [];
  }
  const measures = value >= 4 && value <= 100 && Number.isInteger(value) && !units.has(next) ? ['@many'] : [];
  // 38.0 is Celsius, 100.4 Fahrenheit; a value in between is not the temperature of a child with a fever.
  const fahrenheit = value >= 38 && value <= 43 ? value * 1.8 + 32 : value;
  if (fahrenheit < 100.35 || fahrenheit > 110) return measures;
  for (const least of [100, 101, 104]) if (fahrenheit >= least - 0.05) measures.push(`@${least}`);
  return measures;
}
