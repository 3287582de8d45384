import { pictureOf } from '@daily-nest/content/photos';
import type { HousePicture, HousePictures } from '../data/use-root-data.ts';
import { houseAds } from './house-ads.ts';

export const housePictures: HousePictures = {
  radio: forItsPlace(houseAds.radio.picture),
  books: forItsPlace(houseAds.books.picture),
};

/**
 * Returns the picture in the widths of the slot, as AVIF and JPEG. There are few widths, because the HTML of
 * every page lists them twice.
 */
function forItsPlace(drawing: string): HousePicture {
  const picture = pictureOf(drawing);
  if (typeof picture === 'string') return { src: picture, width: 1200, height: 750 };
  const { src, width, height, color, focus, sources } = picture;
  return {
    src,
    width,
    height,
    color,
    focus,
    sources: sources?.filter(({ type }) => type === 'image/avif').map(withoutTheEnds),
  };
}

function withoutTheEnds<Source extends { srcSet: string }>(source: Source): Source {
  const widths = source.srcSet.split(', ').filter((width) => !/ (?:224|320|1600)w$/.test(width));
  return { ...source, srcSet: widths.join(', ') };
}
