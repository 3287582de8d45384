import { pictureOf } from '@daily-nest/content/photos';
import type { HousePictures } from '../data/useRootData.ts';
import { houseAds } from './houseAds.ts';

export const housePictures: HousePictures = {
  radio: pictureOf(houseAds.radio.picture),
  partners: pictureOf(houseAds.partners.picture),
};
