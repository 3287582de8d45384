export const steps = {
  sent: {
    title: 'Abra su correo',
    text: 'Si la dirección es correcta, va en camino una carta con un enlace. Ábralo y pulse el botón: solo entonces queda suscrito. El enlace vale tres días, y mientras no se use no llega nada más.',
  },
  confirm: {
    title: 'Confirme su suscripción',
    text: 'Pulse una vez, y la carta llegará a la dirección a la que se envió este enlace.',
    button: 'Confirmar mi suscripción',
  },
  confirmed: {
    title: '¡Suscripción confirmada!',
    text: 'La próxima carta le llega a usted. Al pie de cada una hay un enlace para darse de baja; cuando lo usa, su dirección se borra.',
  },
  leave: {
    title: 'Dejar la carta',
    text: 'Pulse una vez, y su dirección se borra de la lista de esta carta, con todo lo que iba en camino.',
    button: 'Dejar esta carta',
    more: 'Dejar todas nuestras cartas',
  },
  left: {
    title: 'Ya no está suscrito',
    text: 'Su dirección se borró. No hay nada más que hacer, y puede volver cuando quiera.',
  },
  ended: {
    title: 'Este enlace ya no vale',
    text: 'Tiene más de tres días, o la suscripción para la que era ya no está. Suscríbase otra vez al pie de cualquier página, y llegará un enlace nuevo.',
  },
  wrong: {
    title: 'Revise la dirección',
    text: 'Lo que se escribió no es una dirección de correo a la que se pueda enviar una carta. Vuelva e inténtelo otra vez.',
  },
  busy: {
    title: 'Demasiadas suscripciones ahora mismo',
    text: 'En este momento se suscribe más gente de la que podemos atender, y quizá algunos sean programas. No guardamos su dirección. Inténtelo de nuevo en una hora.',
  },
  away: {
    title: 'No funcionó',
    text: 'La parte de nuestro sistema que lleva las listas no responde en este momento. No se cambió nada. Inténtelo de nuevo en un minuto.',
  },
};
export const whatWeKeep = 'Qué guardamos, y cuánto tiempo';
