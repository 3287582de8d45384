import type { UiLabels } from '../provider/index.ts';

// One constant per component, so that a page ships only those it uses.

export const adSlot: UiLabels['adSlot'] = {
  label: 'Publicidad',
  sharedLabel: 'Publicidad',
  note: 'La publicidad permite que esta página se lea gratis.',
  space: 'Espacio publicitario',
};

export const articleCard: UiLabels['articleCard'] = {
  reviewed: 'Revisado por {name} el {date}',
  reviewedBy: 'Revisado por {name}',
  reviewedOn: 'Revisado el {date}',
};

export const asOf: UiLabels['asOf'] = {
  advice: 'Consejo de {source}, a fecha de {date}.',
  undated: 'Consejo de {source}.',
};

export const blogRow: UiLabels['blogRow'] = {
  linkLabel: 'Leer el artículo completo',
};

export const bookCard: UiLabels['bookCard'] = {
  linkLabel: 'Buscar este libro',
};

export const bookNote: UiLabels['bookNote'] = {
  illustrated: '{author}, con ilustraciones de {illustrator}',
};

export const breadcrumbs: UiLabels['breadcrumbs'] = {
  label: 'Ruta de navegación',
};

export const byline: UiLabels['byline'] = {
  by: 'Por {author}',
  updated: 'Actualizado el {date}',
};

export const donationPopup: UiLabels['donationPopup'] = {
  linkLabel: 'Donar ahora',
  dismissLabel: 'Ahora no',
};

export const footer: UiLabels['footer'] = {
  sections: 'Secciones',
  moreSections: 'Más secciones',
  partners: 'Nuestra red',
  social: 'Síganos',
  legal: 'Aviso legal',
  newTab: 'se abre en una pestaña nueva',
};

export const frame: UiLabels['frame'] = {
  loadLabel: 'Cargar {title}',
  remember: 'Cargar ahora y en próximas visitas',
  from: 'Se carga desde {provider}',
  explanation:
    'Esta parte viene de {provider}. Solo se carga si usted lo pide, y entonces {provider} sabrá de su visita.',
  open: 'Abrir {title}',
  linksText: 'Puede leerlo en la fuente:',
  headlines: 'Los titulares se pueden leer en sus medios:',
  contacts: 'Puede escribirnos por estas vías:',
  loading: 'Cargando {title} …',
  nothing: 'Por ahora no hay nada publicado aquí.',
  late: 'No se cargó a tiempo.',
  again: 'Volver a cargar',
  thisSite: 'este sitio',
};

export const header: UiLabels['header'] = {
  nav: 'Principal',
  sections: 'Secciones',
  shelf: 'Para leer',
  menu: 'Menú',
  home: 'Inicio',
  partners: 'En nuestra red',
  newTab: 'se abre en una pestaña nueva',
  close: 'Cerrar',
};

export const keywordChips: UiLabels['keywordChips'] = {
  label: 'Palabras clave',
};

export const listingCard: UiLabels['listingCard'] = {
  when: 'Cuándo',
  audience: 'Para',
  join: 'Participar',
  visit: 'Visitar el sitio',
};

export const moreLink: UiLabels['moreLink'] = {
  newTab: '(se abre en una pestaña nueva)',
};

export const newsletterForm: UiLabels['newsletterForm'] = {
  label: 'Correo electrónico',
  submitLabel: 'Suscribirme',
  confirmation: '¡Suscripción confirmada!',
};

export const notFound: UiLabels['notFound'] = {
  title: 'Página no encontrada',
  text: 'Puede que la página se haya movido o que al enlace le falte alguna letra.',
  home: 'Ir a la portada',
  back: 'Volver',
};

export const pager: UiLabels['pager'] = {
  label: 'Paginación',
  position: '{label}, página {page} de {pages}',
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página {page}',
};

export const partnerDocumentCard: UiLabels['partnerDocumentCard'] = {
  preview: 'Vista previa',
  download: 'Descargar',
  showPreview: 'Mostrar vista previa',
  previewOf: 'Vista previa de {title}',
  open: 'Abrir {title}',
  openAt: 'Abrir en {provider}',
  links: 'Puede abrirlo en {provider}:',
  newTab: 'se abre en una pestaña nueva',
};

export const pieceActions: UiLabels['pieceActions'] = {
  save: 'Guardar para después',
  share: 'Compartir',
  list: 'Artículos guardados',
  saved: 'Guardado.',
  removed: 'Eliminado de sus artículos guardados.',
  full: 'Ya hay {most} artículos guardados y no caben más. Quite uno primero.',
  blocked: 'Su navegador no guarda nada de este sitio, así que no se puede guardar.',
  copied: 'Enlace copiado.',
};

export const radio: UiLabels['radio'] = {
  title: 'Radio en directo',
  subtitle: 'Emisión en directo las 24 horas',
  region: 'Radio',
  play: 'Reproducir',
  pause: 'Pausar',
  mute: 'Silenciar',
  unmute: 'Activar el sonido',
  volume: 'Volumen',
  close: 'Cerrar la radio',
  unavailable: 'La emisión no está disponible por el momento.',
  cannotStart: 'No se pudo iniciar la reproducción. Inténtelo de nuevo.',
  saysConnecting: 'Conectando con {title}.',
  saysPlaying: 'Suena {title}.',
  saysLost: 'Conexión perdida. Intentando reconectar.',
  saysBack: 'Conectado de nuevo. Suena {title}.',
  saysPaused: '{title} está en pausa.',
  saysMuted: 'Sin sonido.',
  saysUnmuted: 'Con sonido.',
};

export const radioPlayer: UiLabels['radioPlayer'] = {
  paused: 'En pausa',
  connecting: 'Conectando',
  live: 'En el aire',
  reconnecting: 'Reconectando',
  nowPlaying: 'Suena ahora',
  noPiece: 'Aquí aparecen los títulos de esta hora.',
  tip: 'Si no se oye nada, pulse Reproducir. Algunos navegadores bloquean el sonido hasta que usted interactúa.',
};

export const schemeSwitch: UiLabels['schemeSwitch'] = {
  button: 'Apariencia',
  scheme: 'Tema',
  automatic: 'Automático',
  light: 'Claro',
  dark: 'Oscuro',
  textSize: 'Tamaño del texto',
  normal: 'Normal',
  large: 'Grande',
  largest: 'Muy grande',
};

export const searchField: UiLabels['searchField'] = {
  clear: 'Borrar',
  cleared: 'la búsqueda',
  search: 'Buscar',
};

export const section: UiLabels['section'] = {
  more: 'Ver todo',
};

export const skeleton: UiLabels['skeleton'] = {
  label: 'Cargando…',
};

export const skipLink: UiLabels['skipLink'] = {
  skipLabel: 'Saltar al contenido',
};

export const sourceList: UiLabels['sourceList'] = {
  title: 'Fuentes',
};

export const sponsoredTile: UiLabels['sponsoredTile'] = {
  label: 'Patrocinado',
  linkLabel: 'Más información',
};

export const storyCard: UiLabels['storyCard'] = {
  actions: 'Qué puede hacer con esta historia',
};

export const suggestions: UiLabels['suggestions'] = {
  list: 'Sugerencias',
  one: '1 sugerencia',
  many: '{count} sugerencias',
};

export const tipCard: UiLabels['tipCard'] = {
  linkLabel: 'Más información',
};

export const toast: UiLabels['toast'] = {
  dismissLabel: 'Descartar',
};

export const videoEmbed: UiLabels['videoEmbed'] = {
  play: 'Reproducir {title}',
  caption: 'De YouTube. No se carga nada de allí hasta que usted pulse Reproducir.',
};

export const wallList: UiLabels['wallList'] = {
  emptyText: 'No hay titulares por el momento. Vuelva pronto.',
  justNow: 'ahora mismo',
};
