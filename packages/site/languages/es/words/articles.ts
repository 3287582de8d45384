export const articlesAre =
  'Lo que se sabe sobre criar hijos, dicho con claridad y comprobado con sus fuentes: salud, sueño, comida, escuela y vida en familia.';
export const searchArticles = 'Buscar artículos';
export const searchArticlesBy = 'Busque por título, texto o tema…';
export const noArticlesFound = 'Ningún artículo coincide con lo que busca.';
export const furtherReading = 'Para saber más';
export const whereWeLook = 'Dónde consultamos nosotros, y dónde puede consultar usted.';
export const articlesOn = (query: string) => `Artículos sobre «${query}»`;
export const articlesMatching = (title: string, query: string) =>
  `Artículos de ${title} que coinciden con «${query}».`;
export const articleKeywords = ['artículos para padres'];
