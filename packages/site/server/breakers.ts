import { Breaker } from '../app/data/breaker.server.ts';
import type { Settings } from './settings.ts';

/** One breaker for the backend, and one for the blog if it is another server. */
export interface Breakers {
  backend: Breaker;
  blog: Breaker;
}

export function createBreakers({ backendUrl, blogUrl }: Pick<Settings, 'backendUrl' | 'blogUrl'>): Breakers {
  const backend = new Breaker();
  return { backend, blog: blogUrl === backendUrl ? backend : new Breaker() };
}
