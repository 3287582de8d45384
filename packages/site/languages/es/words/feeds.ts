export const errorTexts = {
  'Failed to fetch blog posts': 'No se pudieron cargar los artículos',
  'Article not found': 'Artículo no encontrado',
  "The article you're looking for doesn't exist.": 'El artículo que busca no existe.',
  'An error occurred': 'Ocurrió un error',
};

export const feedOfArticles = (name: string) => `${name}: artículos`;
export const feedOfBlog = (name: string) => `${name}: blog`;
export const articlesFeedIs = (name: string) =>
  `Lo que se sabe sobre criar hijos, dicho con claridad. Todos los artículos de ${name}.`;
export const blogFeedIs = (name: string) => `Columnas y consejos prácticos de quienes escriben ${name}.`;
export const calendar = 'Calendario';

export const articles = 'Artículos';
export const liveRadio = 'Radio en directo';
export const faq = 'Preguntas';
