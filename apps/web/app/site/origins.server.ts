import { owner } from './brand.ts';

/** Where frames of our pages may come from besides our own origin. */
export const frameOrigins: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://drive.google.com',
  new URL(owner.contactFormUrl).origin,
  ...Object.values(owner.externalWalls).map((address) => new URL(address).origin),
];

/** Where forms of our pages may lead besides our own origin. */
export const formOrigins: readonly string[] = ['https://drive.google.com'];
