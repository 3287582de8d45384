import type { Legal } from '@daily-nest/content/types';

/** The text of /privacy: that of the network in English, put into Spanish. */
export function privacyOf(hasNewsletter: boolean): Legal {
  return {
    title: 'Privacidad',
    description:
      'Qué guarda este sitio, qué envía y qué deja en paz: sin cuentas, sin cookies nuestras, sin seguirlo.',
    updated: '2026-11-28',
    intro:
      'Aquí puede leer todo sin decirnos quién es. Esta página enumera, sin dejar nada fuera, lo que el sitio guarda en su dispositivo, lo que llega a nuestros servidores y cuándo interviene otra empresa.',
    sections: [
      {
        id: 'what-we-do-not-do',
        heading: 'Lo que no hacemos',
        paragraphs: [
          'No hay cuentas ni contraseñas. No ponemos cookies, no seguimos a nadie de página en página, no hacemos perfiles, y no vendemos ni compartimos datos personales.',
        ],
      },
      {
        id: 'newsletter',
        heading: 'La carta',
        paragraphs: hasNewsletter
          ? [
              'Si se suscribe, guardamos su correo, qué carta pidió, cuándo la pidió y cuándo la confirmó. Primero le enviamos una carta con un enlace; solo cuando pulsa el botón detrás de él queda en la lista. Si no, la dirección se borra tres días después.',
              'En cada carta hay un enlace para darse de baja. Cuando lo usa, su dirección se borra enseguida. Las cartas no llevan nada que lo siga.',
            ]
          : [
              'El formulario muestra una confirmación y no envía nada. La dirección que escribe se queda en la página, se borra enseguida y no sale de su navegador. No tenemos ninguna lista.',
            ],
      },
      {
        id: 'on-your-device',
        heading: 'Lo que se guarda en su dispositivo',
        paragraphs: [
          'Unas pocas elecciones se guardan en su navegador para que las haga una sola vez. Nunca se nos envían, y si borra los datos del sitio en su navegador, desaparecen.',
          'Para que pueda leer sin conexión, su navegador también guarda copias de páginas. Cuáles, no nos llega.',
        ],
        items: [
          'Sus colores, si eligió claro u oscuro, y el tamaño del texto, si eligió uno mayor.',
          'Qué proveedores pueden cargar sus marcos y videos sin volver a preguntar.',
          'dn.savedPieces: las direcciones y los títulos de los artículos que guardó, 50 como mucho. Los quita en la página de artículos guardados.',
          'Copias de las páginas que guardó, de los últimos diez artículos que abrió y de unas pocas páginas para todos. En la página de artículos guardados puede borrar los últimos diez.',
        ],
      },
      {
        id: 'frames',
        heading: 'Marcos y videos de otras empresas',
        paragraphs: [
          'Los videos y el formulario de contacto vienen de otras empresas. Se cargan solo cuando usted pulsa su botón, porque desde entonces esa empresa ve su dirección de red y puede poner cookies según sus propias reglas. Si nos deja recordar esa elección, puede retirarla aquí cuando quiera.',
        ],
      },
      {
        id: 'server-logs',
        heading: 'Registros del servidor',
        paragraphs: [
          'Como todo servidor, el nuestro anota por poco tiempo cada petición para seguir en pie y encontrar fallas: la hora, la dirección pedida, el resultado y cuánto tardó. Lo que usted busca no se anota, y su dirección de red tampoco.',
          'Contamos cuántas veces se abre cada página en un día, sin nada sobre quién la leyó, y lo guardamos trece meses. Cuando una búsqueda no encuentra nada, contamos sus palabras por día, sin nada sobre quién buscó. Si su navegador pide que no lo sigan (Global Privacy Control), no contamos nada de usted.',
          'La empresa que nos aloja puede llevar sus propios registros técnicos, con direcciones de red, por seguridad.',
        ],
      },
      {
        id: 'links',
        heading: 'Enlaces a otros sitios',
        paragraphs: [
          'Enlazamos a instituciones de salud y a otras organizaciones. Sus sitios siguen sus propias reglas desde que usted llega.',
        ],
      },
      {
        id: 'children',
        heading: 'Niños',
        paragraphs: [
          'Este sitio está escrito para adultos. No recogemos a sabiendas datos personales de niños menores de 13 años.',
        ],
      },
      {
        id: 'your-rights',
        heading: 'Sus derechos y cómo escribirnos',
        paragraphs: [
          'Según donde viva, puede pedir ver, corregir o borrar los datos que haya sobre usted. Escríbanos por la página de contacto, y le respondemos.',
          'Cuando esta página cambia, cambia también la fecha de arriba.',
        ],
      },
    ],
  };
}

/** The text of /privacy for a site without a newsletter. */
export const privacy = privacyOf(false);

/** The text of /terms. */
export const terms: Legal = {
  title: 'Condiciones de uso',
  description:
    'Las pocas reglas de este sitio: lea gratis, cite con justicia, pregunte por su hijo a un profesional.',
  updated: '2026-11-28',
  intro: 'Al usar este sitio acepta estas condiciones. Son cortas a propósito.',
  sections: [
    {
      id: 'using-the-site',
      heading: 'Usar el sitio',
      paragraphs: [
        'Puede leer, enlazar, imprimir y compartir nuestras páginas para uso personal y educativo. No hace falta una cuenta. No sobrecargue el sitio con programas, y no haga pasar sus textos por suyos.',
      ],
    },
    {
      id: 'not-medical-advice',
      heading: 'Información, no consejo médico',
      paragraphs: [
        'Nuestros artículos son información general para adultos que cuidan niños. No reemplazan un examen ni el consejo de un médico u otro profesional que conoce su caso.',
        'En una emergencia, llame al 911 o al número de emergencias de su lugar. No espere una respuesta nuestra.',
      ],
    },
    {
      id: 'our-content',
      heading: 'Nuestros textos y nuestro programa',
      paragraphs: [
        'Los textos y dibujos de esta edición son de quien la publica, salvo que una página diga otra cosa. Las citas cortas con enlace son bienvenidas. El programa que hace funcionar este sitio es libre, con licencia MIT.',
      ],
    },
    {
      id: 'as-is',
      heading: 'Tal como es',
      paragraphs: [
        'Nos esforzamos por acertar y por estar en línea, pero el sitio se ofrece tal como es, sin garantías. En lo que la ley permite, no respondemos por daños que vengan de usarlo o de no poder usarlo.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios',
      paragraphs: ['Podemos cambiar estas condiciones; la fecha de arriba dice cuándo fue la última vez.'],
    },
  ],
};
