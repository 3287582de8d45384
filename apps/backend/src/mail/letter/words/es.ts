import type { LetterWords } from './letter-words.ts';

export const es: LetterWords = {
  locale: 'es-US',
  dir: 'ltr',
  names: { weekly: 'La carta para las familias', breaking: 'Avisos urgentes' },
  confirm: {
    subject: (name) => `Confirme, por favor: ${name}`,
    preheader: 'Pulse una vez, y la carta es suya.',
    dateline: 'Una pregunta antes de escribirle',
    heading: (name) => `¿Quiere recibir «${name}»?`,
    ask: (sender, name) =>
      `Alguien, esperamos que usted, pidió a ${sender} que enviara «${name}» a esta dirección.`,
    ifYou: 'Si fue usted, abra esta página y pulse su botón. Mientras no lo haga, no llega nada más.',
    button: 'Confirmar mi suscripción',
    ifNot:
      'Si no fue usted, no haga nada: el enlace vence en tres días, y con él se borra la dirección. También puede borrarla ahora.',
    erase: 'Borrar mi dirección',
  },
  already: {
    subject: (name) => `Ya recibe «${name}»`,
    preheader: 'No hay nada que hacer.',
    dateline: 'Sobre su suscripción',
    heading: 'Ya está en la lista',
    said: (name) =>
      `Esta dirección se suscribió otra vez a «${name}». Ya está en la lista, así que no hay nada que hacer.`,
    missing: 'Si la carta no llega, búsquela donde su correo guarda la publicidad o el correo no deseado.',
  },
  weekly: {
    more: (count) => ` y ${count} más`,
    blog: 'Blog',
    allArticles: 'Todos los artículos',
    theBlog: 'El blog',
  },
  readMore: 'Leer más',
  why: (name, sender) => `Recibe «${name}» porque se la pidió a ${sender} y lo confirmó por correo.`,
  leave: 'Dejar esta carta',
  leaveIs: ' pulsando una sola vez; entonces se borra su dirección.',
  leaveIt: 'Para dejarla: ',
  whatWeKeep: 'Qué guardamos',
};
