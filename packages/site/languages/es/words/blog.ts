export const blog = 'Blog';
export const blogIs = (name: string) =>
  `Columnas y consejos prácticos de quienes escriben ${name}, lo más nuevo primero.`;
export const errorLoading = 'No se pudo cargar el blog';
export const tryAgain = 'Intentar de nuevo';
export const noArticles = 'No hay artículos';
export const checkBack = 'Vuelva pronto: habrá algo nuevo.';
export const newestPosts = 'Lo más nuevo';
export const loadingBlog = 'Cargando el blog…';
export const blogPage = (page: number) => `Blog, página ${page}`;
export const page = (page: number) => `Página ${page}`;
export const pageOfBlog = (page: number, intro: string) => `Página ${page} del blog. ${intro}`;
export const blogKeywords = ['blog para padres', 'consejos para familias', 'crianza'];

export const backToBlog = 'Volver al blog';
export const viewOnPinterest = 'Ver en Pinterest';
export const filedUnder = 'Temas';
export const watchRelated = 'Video relacionado';
export const readMore = 'Leer más artículos';
export const articleNotFound = 'Artículo no encontrado';
export const noArticleHere = 'En esta dirección no hay ningún artículo.';
export const loading = 'Cargando';
export const articleOnItsWay = 'Este artículo está en camino.';
export const loadingArticle = 'Cargando el artículo…';
export const withdrawn = (message: string) => `${message}. La redacción lo retiró.`;
export const untitled = 'Sin título';
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
