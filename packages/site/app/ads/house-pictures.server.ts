import { pictureOf } from '@daily-nest/content/photos';
import type { Picture } from '@daily-nest/ui/cover-image';
import type { HousePictures } from '../data/use-root-data.ts';
import { houseAds } from './house-ads.ts';

export const housePictures: HousePictures = {
  radio: forItsPlace(houseAds.radio.picture),
  books: forItsPlace(houseAds.books.picture),
};

/**
 * Returns the picture in the widths of the slot, as AVIF and JPEG. There are few widths, because
 * every page lists them.
 */
function forItsPlace(drawing: string): Picture {
  const picture = pictureOf(drawing);
  if (typeof picture === 'string') return { src: picture, width: 1200, height: 750 };
  const { src, width, height, color, focus, files, widths } = picture;
  return { src, width, height, color, focus, files, widths: { avif: widths.avif.filter(isOfItsPlace) } };
}

function isOfItsPlace(width: number): boolean {
  return width > 320 && width < 1600;
}
