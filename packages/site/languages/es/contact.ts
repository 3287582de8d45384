import type { ContactDetails } from '@daily-nest/content/types';

const contact: ContactDetails = {
  heading: 'Escríbanos',
  intro: 'Una pregunta, una corrección, algo que falta: escríbanos, y díganos de qué página se trata.',
  details: [
    { id: 'editors', label: 'Redacción', text: 'Ideas, cartas y preguntas sobre un artículo.' },
    {
      id: 'corrections',
      label: 'Correcciones',
      text: 'Díganos la página y la frase, y dónde lo leyó de otra manera.',
    },
  ],
  hours: [
    {
      label: 'De lunes a viernes',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      value: '9:00 a. m. – 5:00 p. m.',
      opens: '09:00',
      closes: '17:00',
    },
    {
      label: 'Sábado',
      days: ['Saturday'],
      value: '10:00 a. m. – 2:00 p. m.',
      opens: '10:00',
      closes: '14:00',
    },
    { label: 'Domingo', days: ['Sunday'], value: 'Cerrado' },
  ],
  timeZone: 'Hora del Centro',
  questions: [
    {
      id: 'consejo-medico',
      question: '¿Pueden decirme qué hacer con los síntomas de mi hijo?',
      answer:
        'No: nadie debe diagnosticar por carta. Llame a su pediatra, a la línea de enfermería de su seguro, al 1-800-222-1222 si tragó algo, y en una emergencia llame al 911.',
    },
    {
      id: 'reimprimir',
      question: '¿Puedo imprimir un artículo para mi clase, clínica o grupo de padres?',
      answer:
        'Sí, gratis, para grupos que no cobran, con nuestro nombre y la dirección de la página. Cada artículo se imprime limpio desde su navegador, con sus fuentes.',
    },
    {
      id: 'carta',
      question: '¿Por qué todavía no llegó ninguna carta?',
      answer:
        'El formulario está listo y la carta no: esta edición confirma su suscripción en la pantalla, no envía nada y no guarda ninguna dirección.',
    },
  ],
};

/** The texts of /contact. */
export const contactOf = (): ContactDetails => contact;
