export const foldOuts = 'Desplegables';
export const foldOutsAre =
  'Lo que las manos hacen mejor cuando lo ven: ocho pasos dibujados en una hoja, para desplegar en el teléfono o imprimir para la puerta del refrigerador.';
export const keywords: readonly string[] = ['para imprimir', 'paso a paso'];
export const eightSteps = (title: string) => `${title}: ocho pasos dibujados`;
export const oneSheet = (excerpt: string) => `${excerpt} Ocho pasos dibujados, una hoja para imprimir.`;
export const allFoldOuts = 'Desplegables';
export const printThisSheet = 'Imprimir esta hoja';
export const printsOnOnePage = 'La hoja cabe en una página, tamaño carta o A4. ';
export const readWholePiece = 'Leer el artículo completo';
export const otherFoldOuts = 'Otros desplegables';
