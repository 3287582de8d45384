import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs';

/** English of the edition: two headlines and their standfirsts. */
const sample =
  'The Bedtime Battle Is Mostly an Afternoon Problem. A hard bedtime usually begins hours earlier, with a late nap, a bright ' +
  'kitchen and a parent who has run out of patience by seven. Here is how to move the struggle to where it can be won. ' +
  'Picky Eaters and the Long Game. Children may need to meet a food a dozen times before they taste it, and as often again ' +
  'before they like it. Your job is to put it on the table; how much of it is eaten is up to the child. In the meantime, one ' +
  'safe thing at each meal, no bargains over dessert, and no applause for a clean plate.';

/**
 * Returns the width of kerned text relative to the sum of its letters: 0.985 for a face that sets its
 * capitals close.
 */
export function kernedWidth(sfnt: Uint8Array): number {
  const font = new Font(new Face(new Blob(sfnt)));
  return widthOf(font, [new Feature('kern', 1)]) / widthOf(font, [new Feature('kern', 0)]);
}

function widthOf(font: Font, features: Feature[]): number {
  const buffer = new Buffer();
  buffer.addText(sample);
  buffer.guessSegmentProperties();
  shape(font, buffer, [...features, new Feature('liga', 0)]);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}
