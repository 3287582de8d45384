import { useRouteLoaderData } from 'react-router';
import type { Photo } from '@daily-nest/content/types';
import type { AdsConfig } from './ads-config.ts';
import type { OwnerChanges } from './owner.ts';
import type { PublicSettings } from './template-tokens.ts';

/** The pictures of the magazine's own advertisements, which browsers cannot look up. */
export type HousePicture = Pick<Photo, 'src' | 'width' | 'height'> &
  Partial<Pick<Photo, 'color' | 'focus' | 'sources'>>;
export type HousePictures = Record<'radio' | 'books', HousePicture>;

/** What every page knows of the running server: the data of the root loader. */
export interface RootData extends PublicSettings {
  /** What the owner of this copy says differently from the brand. */
  owner: OwnerChanges;
  /** The ad network of this copy, where it has one. */
  ads?: AdsConfig;
  housePictures: HousePictures;
  /** Whether the sign-up forms send something; absent where they do not. */
  newsletter?: true;
}

/** The root's data; undefined on the screen of an error that the root itself met. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
