export const health = 'Salud y bienestar';
export const healthIs =
  'Sueño, ánimo, movimiento y comida para toda la casa. Cada artículo nombra sus fuentes.';
export const healthKeywords = ['salud de la familia', 'bienestar'];
export const wellnessArticles = 'Artículos de salud';
export const wellnessTopics = 'Temas de salud';
export const helpWhenNeeded = 'Ayuda cuando hace falta';
export const inAnEmergency =
  'En una emergencia llame al 911. Para lo demás, aquí es donde preguntaríamos primero.';
export const untilTheyCome = 'Qué hacer hasta que lleguen';
export const expertCorner = 'Lo que dicen quienes saben';
export const references = 'Para consultar';
export const referencesAre = 'Bibliotecas de páginas fiables sobre la salud de los niños.';

export const tips = 'Consejos';
export const tipsAre =
  'Cosas pequeñas que sirven en un día cualquiera. Cada una se lee en un minuto y en una semana es costumbre.';
export const tipKeywords = ['consejos para padres'];
export const resources = 'Recursos';
export const resourcesAre = 'Instituciones en las que confían padres y pediatras.';
export const wikipedia = 'Leer en Wikipedia';
export const source = 'Fuente: ';

export const stories = 'Historias de familias';
export const storiesAre =
  'Padres, abuelos y vecinos cuentan lo que pasó en su calle, en su cocina, junto a la cancha.';
export const sampleStories = (note: string | undefined) => `Historias de muestra: ${note}`;
export const storyKeywords = ['historias de familias', 'vecinos', 'grupos de padres'];
export const notYetHandedIn =
  'Todavía no se pueden entregar historias aquí. Mientras tanto, la página de contacto dice cómo escribirnos.';
export const submitStory = 'Enviar su historia';
export const featuredStories = 'Historias destacadas';
export const programs = 'Para hacer juntos';
export const programsAre =
  'Cosas que unas pocas familias pueden empezar con una mesa y una lista de teléfonos.';
export const noComments = 'Todavía no hay comentarios. La página de contacto dice cómo escribirnos.';
export const comment = 'Comentar';
export const noSharing = 'Todavía no se puede compartir una sola historia. La dirección de esta página, sí.';
export const share = 'Compartir';
export const noLink =
  'Todavía no se puede copiar el enlace de una sola historia. La dirección de esta página lleva a todas.';
export const copyLink = 'Copiar enlace';
