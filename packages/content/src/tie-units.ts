/** A number, a space and a unit of which the number says how much: '2.5 mL', '160 mg', '23 lb'. */
const measured = /(?<=[\d½¼¾]) (?=(?:mL|mg|mcg|kg|g|lbs?|oz|IU|cm|mm|°[FC])(?![\p{L}\p{N}]))/gu;

/**
 * Returns a text in which no line can end between a number and its unit. Only spaces change, into no-break
 * spaces, so that offsets stay the same.
 */
export function tieUnits(text: string): string {
  return text.replaceAll(measured, '\u00A0');
}
