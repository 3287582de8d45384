export const all = 'Todas';
export const ages = 'Edades';
export const age = 'Edad';
export const howOld = '¿Qué edad tiene su hijo?';
export const hoursOfSleep = 'Horas de sueño en 24 (';
export const noneNamed = '); por debajo de 4 meses no se indica ninguna';
export const everythingFor = (ages: string) => `Todo para: ${ages.toLowerCase()}`;
export const unitOfSleep = ' horas de sueño';
export const sleepSource = 'American Academy of Sleep Medicine, 2016';
export const blog = 'Blog';
export const articlesFound = (count: number) =>
  count === 1 ? '1 artículo encontrado' : `${count} artículos encontrados`;
export const questionsFound = (count: number) =>
  count === 1 ? '1 pregunta encontrada' : `${count} preguntas encontradas`;

export const articles = 'Artículos';
export const healthAndWellness = 'Salud y bienestar';
