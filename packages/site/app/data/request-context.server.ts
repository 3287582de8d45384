import { createContext, RouterContextProvider } from 'react-router';
import type { BlogClient } from '@daily-nest/api-client';
import { type Backend, backendContext } from './backend.server.ts';
import { blogContext } from './blog.server.ts';
import { type PostIndex, postIndexContext } from './post-index.server.ts';
import { type Front, frontContext } from './front.server.ts';
import { siteContext, type SiteContext } from './site-context.ts';

/** The server's values for each request. */
export interface RequestContext {
  site: SiteContext;
  blog: BlogClient;
  /** Walls and the search of posts. */
  backend: Backend;
  /** The index of posts, for sitemaps and feeds. */
  postIndex: PostIndex;
  /** What editors have placed. */
  front: Front;
  /** The nonce for the site's own inline scripts and styles. */
  nonce: string;
  /** Called with errors that made a page fail. */
  report: (error: unknown, request: Request) => void;
  /** Called with a search that no page answers. */
  unanswered: (query: string) => void;
}

/** The build has no server and uses one nonce for all of its pages. */
export const nonceContext = createContext<string | null>(process.env['PRERENDER_NONCE'] ?? null);
export const reportContext = createContext<RequestContext['report'] | null>(null);
export const unansweredContext = createContext<RequestContext['unanswered']>(() => {});

/** Creates the router's context of a request. */
export function createRequestContext(given: RequestContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(siteContext, given.site);
  provider.set(blogContext, given.blog);
  provider.set(backendContext, given.backend);
  provider.set(postIndexContext, given.postIndex);
  provider.set(frontContext, given.front);
  provider.set(nonceContext, given.nonce);
  provider.set(reportContext, given.report);
  provider.set(unansweredContext, given.unanswered);
  return provider;
}
