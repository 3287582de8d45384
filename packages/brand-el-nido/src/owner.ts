import { defineOwner, type Owner } from '@daily-nest/brand';

export type { AdPlace, Owner } from '@daily-nest/brand';

/** Safe values that work without an owner. Leave them as they are; write your own into {@link owner}. */
export const ownerDefaults = defineOwner({
  donationUrl: 'https://www.unicefusa.org/',
  supportUrl: 'https://www.feedingamerica.org/',
  supportLabel: 'Apoyar un banco de alimentos',
  contactEmail: 'redaccion@elnido.example',
  contactPhone: '+1 202-555-0174',
  newsletterNote: 'Todavía no hay carta. Suscribirse aquí no envía nada ni guarda su dirección.',
  contactFormProvider: 'Google Forms',
  featuredVideo: {
    id: 'VNNsN9IJkws',
    title: 'Las experiencias construyen el cerebro (en inglés)',
    caption:
      'Cómo los momentos de cada día forman el cerebro de un niño. Del Center on the Developing Child, Universidad de Harvard.',
  },
  adSlots: {
    homeTop: 300101,
    homeMiddle: 300102,
    articleBottom: 300103,
    articleBottomSecond: 300105,
    listTop: 300104,
    listTopSecond: 300106,
    topicAbove: 300201,
    topicAboveSecond: 300202,
    topicBelow: 300203,
    topicBelowSecond: 300204,
  },
  imprint: {
    publisher: 'El Nido (edición de demostración)',
    address: '12 Example Street, San Antonio',
    editor: 'La redacción de El Nido',
  },
});

/**
 * The site's own values. `pnpm launch:check` lists those that are still defaults. A running site may override
 * parts of them (`OWNER_FILE`).
 */
export const owner: Owner = {
  ...ownerDefaults,
};
