/** The words of the fold-outs. Their steps, and the letters in the drawings, are the edition's. */

export const foldOuts = 'Fold-Outs';
export const foldOutsAre =
  'What hands do better when they see it: eight drawn steps on one sheet, to unfold on a phone or to print for the refrigerator door.';
export const keywords: readonly string[] = ['printable', 'step by step'];
export const eightSteps = (title: string) => `${title}: eight drawn steps`;
export const oneSheet = (excerpt: string) => `${excerpt} Eight drawn steps, one sheet to print.`;
export const allFoldOuts = 'Fold-outs';
export const printThisSheet = 'Print this sheet';
export const printsOnOnePage = 'The sheet prints on one page, letter or A4. ';
export const readWholePiece = 'Read the whole piece';
export const otherFoldOuts = 'Other Fold-Outs';
