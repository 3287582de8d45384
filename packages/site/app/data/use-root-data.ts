import { useRouteLoaderData } from 'react-router';
import type { Picture } from '@daily-nest/ui/cover-image';
import type { AdsConfig } from './ads-config.ts';
import type { OwnerChanges } from './owner.ts';
import type { PublicSettings } from './template-tokens.ts';

/** The pictures of house ads, which browsers cannot look up. */
export type HousePictures = Record<'radio' | 'books', Picture>;

/** The data of the root loader, which every page has. */
export interface RootData extends PublicSettings {
  /** The values that this copy's owner changes from the brand's. */
  owner: OwnerChanges;
  /** The ad network of this copy, if it has one. */
  ads?: AdsConfig;
  housePictures: HousePictures;
  /** True if the sign-up forms send something; absent otherwise. */
  newsletter?: true;
}

/** Returns the root's data; undefined on an error screen of the root itself. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}
