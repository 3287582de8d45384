export const almostDone = 'Ya casi: abra su correo y confirme allí.';
export const checkAddress = 'Revise la dirección, por favor.';
export const tooManyLater = 'Hay demasiadas suscripciones ahora mismo. Inténtelo más tarde.';
export const againInAMinute = 'No funcionó. Inténtelo de nuevo en un minuto.';
export const sendingNote =
  'Primero llega una carta para que confirme. En cada carta hay un enlace para darse de baja.';
export const alsoByFeed = 'Lo nuevo llega también por canal RSS: {articles}, {blog}, o a su {calendar}.';
export const alsoByFeedAlone = 'Lo nuevo llega también por canal RSS: {articles}, o a su {calendar}.';
export const feedOfArticles = 'artículos';
export const feedOfBlog = 'blog';
export const calendar = 'calendario';
