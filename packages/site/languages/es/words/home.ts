export const breakingAlert = 'Avisos urgentes';
export const alertIs =
  'Retiros de productos, brotes y escuelas cerradas: una carta corta cuando importa, y ninguna cuando no.';
export const featuredVideo = 'Video destacado';
export const fromYouTube = ' De YouTube; no se carga nada de allí hasta que usted pulse Reproducir.';
export const from = (title: string) => `De ${title}`;
export const oursMeanwhile = 'Es nuestro; aquí irán los anuncios cuando se venda alguno.';
export const headlinesOf = (section: string) => `Titulares: ${section}`;
export const seeAll = 'Ver todo';
export const seeAllOf = (section: string) => `Ver todo: ${section}`;
export const fromSponsors = 'De nuestros patrocinadores';
export const featuredCoverage = 'En portada';
export const more = 'Más';
export const parentingTips = 'Consejos';
export const latestCoverage = 'Últimas noticias';
export const communityStories = 'Historias de familias';
export const wellness = 'Bienestar';
export const headlinesAre = 'Titulares de otros medios y de nuestro blog. Cada uno se abre donde se publicó.';
export const ownHeadlinesAre =
  'De nuestras páginas, hasta que se puedan leer de nuevo los titulares de otros medios.';
export const frontPageAt = 'La portada a las';
export const moreArticles = 'Más artículos';
