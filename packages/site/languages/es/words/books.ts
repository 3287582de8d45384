export const books = 'Libros';
export const booksAre = (count: number) =>
  `${count} clásicos de dominio público (en inglés) sobre riqueza, yoga, respiración y cultivo personal, de William Walker Atkinson, con enlaces a la librería.`;
export const keywords: readonly string[] = [
  'libros electrónicos',
  'William Walker Atkinson',
  'Yogi Ramacharaka',
  'libros de yoga',
  'respiración',
];
export const bookshelf = 'La estantería';
export const shelfIs =
  'Treinta libros para leer con un niño, escogidos por edad, y debajo una repisa de viejos clásicos para quien siga despierto.';
export const byAge = 'Libros por edad';
export const aboutPrograms = ' sobre los programas de la universidad';
export const viewAll = 'Ver todos los libros en Amazon →';
export const view = 'Ver en Amazon →';
export const readingList = 'Treinta libros para niños, por edad';
