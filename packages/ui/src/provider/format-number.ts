type NumberForm = 'whole' | 'percent';

const forms: Record<NumberForm, Intl.NumberFormatOptions> = {
  whole: { useGrouping: false, maximumFractionDigits: 0 },
  // '90 percent', in words, for who hears it.
  percent: { style: 'unit', unit: 'percent', unitDisplay: 'long', maximumFractionDigits: 0 },
};

// Made once for each locale: a formatter costs a hundred times what it prints.
const made = new Map<string, Intl.NumberFormat>();

/** A number in a language: pages and figures without separators, parts of a hundred in words. */
export function formatNumber(value: number, locale: string, form: NumberForm = 'whole'): string {
  const key = `${locale} ${form}`;
  let format = made.get(key);
  if (!format) made.set(key, (format = new Intl.NumberFormat(locale, forms[form])));
  return format.format(value);
}
