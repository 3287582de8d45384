export const byAge = 'Por edad';
export const byAgeIs = (name: string) =>
  `Todo lo de ${name} según la edad del niño: desde el embarazo hasta la adolescencia.`;
export const byAgeKeyword = 'crianza por edad';
export const parenting = 'crianza';
export const articles = 'Artículos';
export const fromTheBlog = 'Del blog';
export const healthAndWellness = 'Salud y bienestar';
export const tips = 'Consejos';
export const newAboutAge = 'lo nuevo sobre esta edad';

export const series = 'Series';
export const seriesKeyword = 'series';
export const otherSeries = 'Otras series';
export const partsAreAway =
  'Ahora mismo no se pueden mostrar las partes de esta serie. Vuelva a mirar en un minuto.';
export const part = (place: number) => `Parte ${place}`;
export const thisSeries = 'esta serie';
export const seriesAre = (name: string) => `Artículos de ${name} que se leen mejor uno tras otro.`;
export const articlesKeyword = 'artículos para padres';
export const fromTheMagazine = 'De la revista';
export const foldOuts = 'Desplegables';
export const foldOutsAre = 'Ocho pasos dibujados en una hoja, para ver en el teléfono o imprimir.';
export const allFoldOuts = 'Todos los desplegables';

export const corrections = 'Correcciones';
export const correctionsAre =
  'Cada dato que estuvo mal en la revista, con el día en que se corrigió, lo que decía y lo que dice ahora.';
export const correctionsKeyword = 'correcciones';
export const staysOnRecord =
  'Cuando un dato estuvo mal, queda anotado aquí: lo que dijimos, lo que decimos ahora y el día en que lo corregimos.';
export const howWeCorrect =
  'Cómo comprobamos y corregimos está en {standards}. Si encuentra un error, {write}; lo que toca la seguridad se mira primero.';
export const ourStandards = 'nuestras normas';
export const writeToUsInline = 'escríbanos';
export const nothingCorrected = 'Hasta ahora no hubo que corregir nada.';
export const now = 'Ahora';
export const before = 'Antes';

export const faq = 'Preguntas frecuentes';
export const faqIs =
  'Lo que los padres preguntan a pediatras, a maestros y entre ellos, respondido en un minuto.';
export const searchFaq = 'Buscar preguntas';
export const searchFaqHint = 'Busque una pregunta…';
export const cannotWait =
  'Si no puede esperar una respuesta: en {urgent} están los números a los que llamar y qué hacer hasta que llegue alguien.';
export const urgentHelp = 'Ayuda urgente';
export const noFaqFound = 'Ninguna pregunta coincide con lo que busca.';
export const linkToAnswer = 'Enlace a esta respuesta';
export const moreQuestions = '¿Tiene más preguntas?';
export const moreQuestionsText =
  'Escríbanos, o lea lo que otros padres querían saber. Para lo urgente, llame a su pediatra.';
export const contactExperts = 'Escribir a la redacción';
export const readOurBlog = 'Leer el blog';
export const categories = 'Temas';
export const questionsOn = (query: string) => `Preguntas sobre «${query}»`;
export const questionsMatching = (name: string, query: string) =>
  `Preguntas frecuentes de ${name} que coinciden con «${query}».`;
export const faqKeywords = ['preguntas de padres', 'preguntas frecuentes'];

export const contactIs = (name: string) =>
  `Cómo comunicarse con la redacción de ${name}: dirección, teléfono, horario y respuestas.`;
export const contactKeywords = ['contacto', 'cartas a la redacción', 'correcciones', 'horario'];
export const contactDetails = 'Datos de contacto';
export const email = 'Correo electrónico';
export const telephone = 'Teléfono';
export const address = 'Dirección';
export const businessHours = 'Horario';
export const writeToUs = 'Su mensaje';
export const contactForm = 'Formulario de contacto';
export const whatToWrite = 'Qué escribir';
export const stayInTouch = 'Sigamos en contacto';
export const letterIs = (name: string) =>
  `Una carta por semana, cuando empiece: lo mejor de ${name}, en cinco minutos.`;
export const notYetSignedUp =
  'Desde aquí todavía no se suscribe a nadie. El formulario de la carta está al pie de esta página.';
export const subscribeNow = 'Suscribirme ahora';
export const followUs = 'Síganos';

export const lastChangedOn = 'Última modificación: ';
export const inThisText = 'En este texto';
export const noFramesLoad = 'En este dispositivo ningún proveedor carga nada sin preguntar.';
export const loadsWithoutAsking = (provider: string) => `${provider} se carga sin preguntar.`;
export const askAgain = (provider: string) => `Volver a preguntar antes de cargar ${provider}`;
export const reachUs = 'Escriba a {email}, o use la {contact}.';
export const contactPage = 'página de contacto';
export const framesFrom = (provider: string) =>
  `En este sitio el formulario de contacto viene de ${provider}, y los videos vienen de YouTube.`;
export const networkIs = (network: string) => `La red de publicidad de este sitio es ${network}.`;
export const publisherIs = (publisher: string, street: string, editor: string, mail: string) =>
  `Publica: ${publisher}, ${street}. Responsable: ${editor}. Correo: ${mail}.`;
export const noNetwork = 'Este sitio no está conectado a ninguna red de publicidad.';
export const networkInFrames =
  'Este sitio está conectado a una red de publicidad. Sus anuncios van en marcos que no pueden leer esta página ni lo que guarda en su dispositivo; un marco se carga cuando su lugar se acerca a la pantalla.';
export const networkInPage =
  'Este sitio está conectado a una red de publicidad. Su programa se carga después de la página, cuando usted la toca por primera vez o cuando un anuncio se acerca a la pantalla, y entonces se ejecuta en la página como el nuestro.';
export const networkAsks =
  'Nada de ella se carga antes de que usted acepte. Su respuesta se guarda solo en este dispositivo (adChoice: la palabra «accepted» o «refused»), y puede cambiarla aquí. Si su navegador envía Global Privacy Control, lo tomamos como un no y no preguntamos.';
export const networkIsTold =
  'Si su navegador envía Global Privacy Control, se le dice a la red que elija los anuncios sin lo que sabe de usted.';
export const pagesWithoutAds = 'Las páginas sin anuncios, como esta, no cargan nada de ella.';
