/** Fahrenheit that no Celsius stands beside, as it stands in the text: a reader elsewhere cannot use it. */
export function withoutCelsius(text: string): string[] {
  return [...text.matchAll(/\d[\d,.]*°F(?! \(\d[\d,.]*°C)/g)].map(({ 0: degrees, index }) =>
    text.slice(Math.max(0, index - 30), index + degrees.length),
  );
}
