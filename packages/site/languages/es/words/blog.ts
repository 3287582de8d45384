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
