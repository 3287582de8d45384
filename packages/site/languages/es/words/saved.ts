export const removePiece = (title: string) => `Quitar ${title}`;
export const isRemoved = (title = 'El artículo') => `Se quitó: ${title}.`;
export const forgotten = 'Ya no se recuerda lo que leyó.';
export const takenOff = 'Se quitó de su lista un artículo que ya no está en la revista.';

export const savedPieces = 'Artículos guardados';
export const savedPiecesAre =
  'Los artículos que guardó en este navegador y los últimos que leyó, para leerlos también sin conexión.';
export const savedKeyword = 'guardados';
export const staysHere = (most: number) =>
  `Lo que guarda se queda en este navegador, ${most} artículos como mucho, y se puede leer sin conexión. A nosotros no nos llega nada; {how}.`;
export const howThatWorks = 'así funciona';
export const noScript =
  'Su navegador guarda la lista y la arma con un programa, y este navegador no ejecuta ninguno. Sin él no se puede guardar nada aquí; los marcadores de su navegador hacen lo mismo.';
export const savedForLater = 'Para leer después';
export const nothingSaved = 'Todavía no hay nada guardado.';
export const howToSave =
  '«Guardar para después» está debajo del título de cada artículo. Púlselo, y el artículo se queda aquí como un recorte en la puerta del refrigerador, con su imagen, hasta que usted lo quite.';
export const readLast = 'Lo último que leyó';
export const lastOpened = (most: number) =>
  `También se guardan los últimos ${most} artículos que se abrieron en este navegador.`;
export const forget = 'Olvidar lo que leí';
export const withoutNetwork = 'Para una noche sin conexión';
export const printThese =
  'Imprima estas hojas una vez y cuélguelas donde están las medicinas. El papel no necesita señal.';
export const newHere = 'Nuevo en la revista';
export const remove = 'Quitar';
