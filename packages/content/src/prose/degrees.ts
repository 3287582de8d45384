/**
 * Returns Fahrenheit temperatures without Celsius beside them, which readers in other countries cannot use.
 */
export function withoutCelsius(text: string): string[] {
  return [...text.matchAll(/\d[\d,.]*°F(?! \(\d[\d,.]*°C)/g)].map(({ 0: degrees, index }) =>
    text.slice(Math.max(0, index - 30), index + degrees.length),
  );
}
