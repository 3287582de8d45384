export const kinds = {
  urgent: 'Ayuda urgente',
  articles: 'Artículos',
  wellness: 'Salud y bienestar',
  foldOuts: 'Desplegables',
  blog: 'Blog',
  tips: 'Consejos',
  stories: 'Historias',
  faq: 'Preguntas',
  books: 'Libros',
};

export const search = 'Buscar';
export const searchFor = (query: string) => `Buscar: ${query}`;
export const searchIs = (name: string) => `Busque en todo ${name}: los artículos y la ayuda urgente.`;
export const inOneBox = 'Todo lo que hay aquí, en una sola casilla.';
export const hint = 'Fiebre, berrinches, primeras palabras…';
export const blogIsAway = 'Ahora mismo no se puede buscar en el blog. Sus artículos faltan en esta lista.';
export const nothingFound = 'No encontramos nada';
export const nothingOn = (query: string) => `Todavía no tenemos nada sobre «${query}».`;
export const urgentHelp = 'Ayuda urgente';
export const onlyNear =
  'Nada de lo que hay aquí responde exactamente a esto. Lo que sigue solo se le acerca.';
export const subjectsNear = 'Temas parecidos';
export const oftenLookedFor = 'Lo que más se busca';
export const results = (count: number, query: string, kind?: string) =>
  `${count === 1 ? '1 resultado' : `${count} resultados`} para «${query}»${kind ? ` en ${kind}` : ''}`;
export const urgentFirst = (emergency: string) => `Primero lo urgente: ${emergency}. `;
export const kindsOfPages = 'Tipos de página';
export const all = 'Todo';
export const missingSubject = (query: string) => `Falta: ${query}`;
export const shouldWeAnswer = '¿Es una pregunta que deberíamos responder?';
export const tellEditors = 'Diga a la redacción qué falta';
export const aSheet = ' Una hoja para imprimir.';
export const eightSteps = ' Ocho pasos dibujados, una hoja para imprimir.';
export const allEmergencies = 'Todas las emergencias';
export const examples = ['Fiebre', 'Sueño', 'Berrinches', 'Asiento de seguridad', 'Pantallas', 'Leche'];

export const cannotTell = {
  title: '¿Es una emergencia?',
  say: 'Este buscador no reconoce todas las emergencias. No espere a un resultado: llame.',
  emergency: 'Si no respira bien, no despierta, convulsiona, o usted tiene miedo por su vida.',
  poison: 'Si tragó, tocó o respiró algo que puede hacerle daño.',
  crisis: 'Si alguien piensa en hacerse daño.',
};
