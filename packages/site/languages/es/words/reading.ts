export const byAge = 'Por edad: ';
export const happeningNow = '¿Está pasando ahora?';
export const call = (number: string) => `Llame al ${number}`;
export const text = (number: string) => `Mensaje al ${number}`;
export const whatToDoAt = (title: string) => `${title}: qué hacer`;
export const whatToDo = 'Qué hacer';
export const checkedAgainst = 'Comprobado con: ';
export const reportedBy = (source: string) => ` (según ${source})`;
export const inThisStory = 'En este artículo';
export const correction = '{corrected} el {day}. {is} Antes: {was}';
export const corrected = 'Corregido';
export const correctionInWords = (day: string, is: string, was: string) =>
  `Corregido el ${day}. ${is} Antes: ${was}`;
export const doseNote = 'Fiebre y dosis: encuentre la dosis de su frasco';
export const nextStory = 'Artículo siguiente';
export const readNext = 'Siga leyendo';
export const reviewedBy = 'Revisado por ';
export const commonGuidance =
  'Lo que se dice aquí es orientación general. Pregunte por su hijo a su propio pediatra.';
export const relatedStories = 'Artículos relacionados';
export const partOf = (part: number, of: number) => `Parte ${part} de ${of} de `;
export const moreOf = (series: string) => `Más de ${series}`;
export const previousPart = 'Antes: ';
export const nextPart = 'Después: ';
