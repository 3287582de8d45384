const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The number of months in each unit of an age. */
const months: Readonly<Record<string, number>> = {
  day: 1 / 30,
  week: 1 / 4.345,
  wk: 1 / 4.345,
  month: 1,
  mo: 1,
  year: 12,
  yr: 12,
};

const units =
  /^(?:ml|mls|mg|lb|lbs|pound|pounds|kg|oz|hour|hours|hr|hrs|minute|minutes|min|am|pm|degrees|f|c)$/;

/**
 * Returns typed words with the ages, temperatures and counts in them; see the words of emergencies in the
 * content.
 */
export function readMeasures(words: readonly string[]): { text: string; measures: string[] }[] {
  return words.map((text, at) => ({
    text,
    measures: measuresOf(text, words[at + 1] ?? '', words[at + 2] ?? '', words[at - 1] ?? ''),
  }));
}

const pregnancy = /^(?:pregnant|pregnancy|along|gestation|postpartum)$/;
/** "I am 12 weeks and bleeding." */
const oneself = /^(?:im|am|pregnant|pregnancy)$/;
const aChild = /^(?:old|baby|infant|newborn|boy|girl|son|daughter)$/;

function measuresOf(text: string, next: string, afterNext: string, before: string): string[] {
  const spelled = numbers.indexOf(text);
  const value = spelled > 0 ? spelled : Number(text.replace(',', '.'));
  if (!Number.isFinite(value)) return [];
  const unit = months[next.replace(/s$/, '')];
  if (unit !== undefined) {
    // Without a child beside them, twenty weeks and more are those of a pregnancy.
    const ofPregnancy = pregnancy.test(afterNext) || oneself.test(before);
    if (next.startsWith('w') && (ofPregnancy || (value >= 20 && value <= 42 && !aChild.test(afterNext))))
      return value < 37 ? ['@weeks', '@early'] : ['@weeks'];
    const age = value * unit;
    if (age < 3) return ['@new'];
    return age < 6 ? ['@half'] : [];
  }
  const measures =
    value >= 4 && value <= 100 && Number.isInteger(value) && !units.test(next) ? ['@many'] : [];
  // 38.0 is Celsius, 100.4 Fahrenheit; a value in between is not the temperature of a child with a fever.
  const fahrenheit = value >= 38 && value <= 43 ? value * 1.8 + 32 : value;
  if (fahrenheit < 100.35 || fahrenheit > 110) return measures;
  for (const least of [100, 101, 104]) if (fahrenheit >= least - 0.05) measures.push(`@${least}`);
  return measures;
}
