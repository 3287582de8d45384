import { pictureOf } from '@daily-nest/content/photos';
import { houseAds, type HousePictures } from './houseAds.ts';

export const housePictures: HousePictures = {
  radio: pictureOf(houseAds.radio.picture),
  partners: pictureOf(houseAds.partners.picture),
};
