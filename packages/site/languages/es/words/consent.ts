export const loadsByItself = (provider: string) => `Lo que viene de ${provider} se carga solo desde ahora.`;
export const waitsAgain = (provider: string) => `Lo que viene de ${provider} vuelve a esperar su clic.`;

export const adQuestion = 'Elección sobre publicidad';
export const mayAdsLoad =
  '¿Puede cargarse publicidad aquí? Su red ve la dirección de su conexión y puede usar cookies.';
export const moreOnAds = 'Más, y cómo cambiarlo';
export const accept = 'Aceptar';
export const refuse = 'Rechazar';
export const notAsked = 'En este dispositivo no se le ha preguntado.';
export const accepted = 'En este dispositivo se puede cargar publicidad.';
export const refused = 'En este dispositivo rechazó la publicidad: no se carga ninguna.';
export const refusedByBrowser =
  'Su navegador la rechaza por usted (Global Privacy Control): no se carga publicidad.';
export const noticeOfOurs = 'Un aviso nuestro; nadie pagó por él.';
export const fromUs = (name: string) => `De ${name}`;
