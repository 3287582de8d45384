type NumberForm = 'whole' | 'percent';

const forms: Record<NumberForm, Intl.NumberFormatOptions> = {
  whole: { useGrouping: false, maximumFractionDigits: 0 },
  // '90 percent' in words, for screen readers.
  percent: { style: 'unit', unit: 'percent', unitDisplay: 'long', maximumFractionDigits: 0 },
};

// Cached by locale, because a formatter takes a hundred times as long as formatting.
const made = new Map<string, Intl.NumberFormat>();

/** Formats a number for a language: pages and figures without separators, percentages in words. */
export function formatNumber(value: number, locale: string, form: NumberForm = 'whole'): string {
  const key = `${locale} ${form}`;
  let format = made.get(key);
  if (!format) made.set(key, (format = new Intl.NumberFormat(locale, forms[form])));
  return format.format(value);
}
