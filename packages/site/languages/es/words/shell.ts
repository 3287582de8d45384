export const partnersInMenu = 'Instituciones que leemos';
export const partnersInFooter = 'Instituciones que leemos';
export const aboutThis = 'Sobre esta revista';
export const search = 'Buscar';
export const searchEverything = 'Buscar en todo el sitio';
export const partOf = (network: string) => `Parte de ${network}`;
export const familyLetter = 'La carta para las familias';
export const donationTitle = 'Ayude a una familia a salir adelante';
export const donationText = (name: string) =>
  `${name} se lee gratis. Si le ha servido, piense en donar a una organización que ayude a niños y a sus padres donde más falta hace.`;
export const backToHome = '← Volver a la portada';
export const home = 'Portada';
export const goToHomepage = 'Ir a la portada';
export const example = '(ejemplo)';

export const lastChanged = (day: string) => `Actualizado el ${day}`;
export const readTheArticles = 'Leer los artículos';
export const articlesAre = 'Con sus fuentes, y ordenados por lo que le quita el sueño.';
export const visitTheBlog = 'Ir al blog';
export const blogIs = 'Columnas y respuestas, semana a semana.';
export const urgentIs = 'A quién llamar, y qué hacer ahora.';

export const schemeFollows = 'Los colores siguen a su dispositivo.';
export const schemeLight = 'Desde ahora las páginas son claras.';
export const schemeDark = 'Desde ahora las páginas son oscuras.';
export const textNormal = 'El texto tiene su tamaño normal.';
export const textLarge = 'Desde ahora el texto es grande.';
export const textLargest = 'Desde ahora el texto es muy grande.';
export const saved = (sentence: string) => `Guardado. ${sentence}`;
export const storesNothing =
  'Su navegador no guarda nada de este sitio, así que su elección vale solo para esta página.';

export const followFeed = (list: string) => `Siga ${list} con un lector: {rss}, {atom} o {json}.`;

export const someInvented = 'Algunas de las personas que se nombran en esta edición son inventadas';
export const allInvented = 'Las personas de esta edición son inventadas';
export const thenSee = '{note}; {about}.';
export const seeAbout = 'vea Quiénes somos';
export const writerInvented = 'El nombre de quien firma es inventado para esta edición';
