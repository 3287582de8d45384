import * as dailyNest from '@daily-nest/brand-daily-nest';
import * as harbourPost from '@daily-nest/brand-harbour-post';
import { createContext, use } from 'react';

/** The titles of the network by brand. The wireframe has no logo: its name is set in its own face. */
const titles = {
  'daily-nest': dailyNest,
  'harbour-post': harbourPost,
  wireframe: { ...dailyNest, Logo: undefined },
};

/** The brand that the toolbar selects. */
export const BrandName = createContext('daily-nest');

/** Returns the names, links and logo of the current title. */
export function useTitle() {
  return titles[use(BrandName) as keyof typeof titles];
}
