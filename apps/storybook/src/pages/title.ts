import * as dailyNest from '@daily-nest/brand-daily-nest';
import * as harbourPost from '@daily-nest/brand-harbour-post';
import { createContext, use } from 'react';

/** The titles of the network by brand. The wireframe has no logo: its name stands in its own face. */
const titles = {
  'daily-nest': dailyNest,
  'harbour-post': harbourPost,
  wireframe: { ...dailyNest, Logo: undefined },
};

/** Which brand the toolbar asks for. */
export const BrandName = createContext('daily-nest');

/** Names, links and logo of the title that a page is shown as. */
export function useTitle() {
  return titles[use(BrandName) as keyof typeof titles];
}
