export const unexpected = 'Error inesperado';
export const notShown = 'No se pudo mostrar esta página.';
export const applicationError = 'Algo falló en esta página';
export const pageNotFound = 'Página no encontrada';
export const noPageHere = 'En esta dirección no hay ninguna página.';
export const waysOn = 'Por dónde seguir';
export const articles = 'Artículos';
export const parentingTips = 'Consejos';
export const communityStories = 'Historias';
export const blog = 'Blog';

export const tryAgain = 'Intentar de nuevo';
export const loadAgain = 'No funcionó. Vuelva a cargar la página.';
export const didNotWork = 'No funcionó. Inténtelo de nuevo.';

export const offlineTitle = 'Sin conexión';
export const offlineDescription = 'Esta página no se puede abrir sin conexión.';
export const offlineHeading = 'No hay conexión';
export const offlineText =
  'Por ahora no se puede llegar a esta página, y no está guardada en su dispositivo. Estas sí:';
export const offlinePlain = 'No hay conexión, y esta página no está guardada en su dispositivo.';
export const savedPieces = 'Artículos guardados';
export const copyOf = (day: string) => `La red no responde. Esta es la copia que se guardó aquí el ${day}.`;
export const stayHere = 'Quedarme aquí';
export const stays = 'No hay conexión. Esta página se queda, y la otra se abre en cuanto se pueda.';
export const onItsWay = 'La página está en camino';

export const oneMoment = 'Un momento, por favor';
export const manyPages = 'Desde su conexión se pidieron muchísimas páginas en poco tiempo.';
export const busy = 'Hay mucha gente ahora mismo';
export const manyReaders = 'En este momento piden páginas más lectores que de costumbre.';
export const manySignUps =
  'Desde su red llegaron muchísimas suscripciones en poco tiempo, quizá no de usted. No guardamos su dirección.';
export const againIn = (seconds: number) =>
  `Inténtelo de nuevo en ${seconds === 1 ? 'un segundo' : `${seconds} segundos`}.`;
export const headlinesCome = 'Los titulares llegan en un momento.';

export const savedAndKept = 'Guardado, también para leerlo sin conexión.';
export const savedInList = 'Guardado en su lista. No se pudo guardar para leerlo sin conexión.';
