import { defineOwner, type Owner } from '@daily-nest/brand';

export type { AdPlace, Owner } from '@daily-nest/brand';

/** Values that work until you have your own. Leave them as they are; write yours into {@link owner}. */
export const ownerDefaults = defineOwner({
  donationUrl: 'https://www.unicef.org/',
  supportUrl: 'https://www.unicef.org/',
  supportLabel: 'Apoyar a UNICEF',
  contactEmail: 'desk@my-title.example',
  contactPhone: '+1 202-555-0100',
  newsletterNote: 'Todavía no hay carta. Suscribirse aquí no envía nada ni guarda su dirección.',
  featuredVideo: {
    id: 'VNNsN9IJkws',
    title: 'Las experiencias construyen el cerebro (en inglés)',
    caption:
      'Cómo los momentos de cada día forman el cerebro de un niño. Del Center on the Developing Child, Universidad de Harvard.',
  },
  adSlots: {
    homeTop: 1,
    homeMiddle: 2,
    articleBottom: 3,
    articleBottomSecond: 4,
    listTop: 5,
    listTopSecond: 6,
    topicAbove: 7,
    topicAboveSecond: 8,
    topicBelow: 9,
    topicBelowSecond: 10,
  },
  imprint: {
    publisher: 'My Title',
    address: 'La dirección de quien publica',
    editor: 'La redacción de My Title',
  },
});

/** Your own values; `pnpm check` lists those that are still defaults. A running site may change them by `OWNER_FILE`. */
export const owner: Owner = {
  ...ownerDefaults,
};
