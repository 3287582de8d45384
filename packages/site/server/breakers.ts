import { Breaker } from '../app/data/breaker.server.ts';
import type { Settings } from './settings.ts';

/** One breaker for each of the two that are asked: the backend, and the blog's own where that is another. */
export interface Breakers {
  backend: Breaker;
  blog: Breaker;
}

export function createBreakers({ backendUrl, blogUrl }: Pick<Settings, 'backendUrl' | 'blogUrl'>): Breakers {
  const backend = new Breaker();
  return { backend, blog: blogUrl === backendUrl ? backend : new Breaker() };
}
