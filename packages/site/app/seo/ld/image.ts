import type { ImageObject } from 'schema-dts';
import { cardOfPath } from '../card/address.ts';

/** Returns the social card of a page as its picture. */
export function cardImageLd(siteUrl: string, path: string): ImageObject {
  return { '@type': 'ImageObject', url: `${siteUrl}${cardOfPath(path)}`, width: '1200', height: '630' };
}
