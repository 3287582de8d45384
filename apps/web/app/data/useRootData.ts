import { useRouteLoaderData } from 'react-router';
import type { HousePictures } from '../ads/houseAds.ts';
import type { OwnerChanges } from './owner.ts';
import type { PublicSettings } from './templateTokens.ts';

/** What every page knows of the running server: the data of the root loader. */
export interface RootData extends PublicSettings {
  /** What the owner of this copy says differently from the brand. */
  owner: OwnerChanges;
  housePictures: HousePictures;
}

/** The root's data; undefined on the screen of an error that the root itself met. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
