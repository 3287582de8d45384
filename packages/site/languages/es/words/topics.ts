export const headlinesOf = (heading: string) => `Titulares: ${heading}`;
export const openHeadlines = (heading: string) => `Abrir los titulares: ${heading}`;
export const moreSections = 'Más secciones';
export const ownStory = 'Lo nuestro';
export const beforeYouGo = 'Antes de salir';
export const guidesAre = 'Son guías nuestras. Ninguna es un evento.';
export const startOne = 'Empiece uno en su cuadra';
export const programsAre = 'Cuatro programas que unas pocas familias pueden llevar por su cuenta.';
export const allStandAt = 'Todos están en ';
export const standAt = 'Están en ';

export const wallOf = (heading: string) => `Titulares de ${heading}`;
export const newestOf = (heading: string) => `Los titulares más recientes de ${heading}.`;
export const noOutletYet = (name: string) =>
  `Ningún medio ha contestado todavía. Mientras tanto, esto es lo que ${name} tiene para leer.`;
export const allOnOnePage = (count: number) => `Los ${count} titulares en una sola página`;
export const headlinesFrom = 'Titulares de {outlets} y de nuestras páginas.';
export const headlinesComeFrom = 'Los titulares vienen de {outlets} y de nuestras páginas.';
export const comma = ', ';
export const justNow = 'hace un momento';
export const readFromOutlets = (age: string) => `Leídos en los medios ${age}.`;
export const lastReadFromOutlets = (age: string) => `Leídos en los medios por última vez ${age}.`;

export const sevenDays = 'Siete días, y nada cuesta';
export const dayOf = (month: string, day: number) => `${day} ${month}`;
export const free = 'Gratis';
export const today = 'Hoy, ';
export const notes = {
  holiday: 'Feriado',
  clocks: 'Cambio de hora',
  school: 'Escuelas',
  sky: 'Cielo de noche',
  family: 'Este día',
};
export const observed = (day: string) => `${day}, día en que se observa`;
export const weekIs =
  'El sol, como en {place}; el día dura lo mismo en {sameLight}. Lo gratis son ideas, y cada enlace busca lo más cercano: llame antes de ir. Solo el calendario de su distrito dice cuándo no hay clases ({schools}).';
export const sun = (sunrise: string, sunset: string) => `Sol de ${sunrise} a ${sunset}`;
export const daylight = (hours: number, minutes: number) => `${hours} h ${minutes} min de luz`;
export const moons: readonly string[] = ['Luna nueva', 'Cuarto creciente', 'Luna llena', 'Cuarto menguante'];
export const betweenMoons: readonly string[] = [
  'Luna creciente',
  'Gibosa creciente',
  'Gibosa menguante',
  'Luna menguante',
];
