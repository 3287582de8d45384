import { createContext, RouterContextProvider } from 'react-router';
import type { BlogClient } from '@daily-nest/api-client';
import { type Backend, backendContext } from './backend.server.ts';
import { blogContext } from './blog.server.ts';
import { type PostIndex, postIndexContext } from './post-index.server.ts';
import { siteContext, type SiteContext } from './site-context.ts';

/** What the server gives to each request. */
export interface RequestContext {
  site: SiteContext;
  blog: BlogClient;
  /** Walls and the search of posts. */
  backend: Backend;
  /** Every post, for sitemaps and feeds. */
  postIndex: PostIndex;
  /** Marks the inline scripts and styles that the site itself puts into the page. */
  nonce: string;
  /** Called with errors that a reader saw as a failed page. */
  report: (error: unknown, request: Request) => void;
  /** Called with a query that no page answers. */
  unanswered: (query: string) => void;
}

/** The build, which has no server around it, chooses one for all its pages. */
export const nonceContext = createContext<string | null>(process.env['PRERENDER_NONCE'] ?? null);
export const reportContext = createContext<RequestContext['report'] | null>(null);
export const unansweredContext = createContext<RequestContext['unanswered']>(() => {});

/** The router's context of one request. */
export function createRequestContext(given: RequestContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(siteContext, given.site);
  provider.set(blogContext, given.blog);
  provider.set(backendContext, given.backend);
  provider.set(postIndexContext, given.postIndex);
  provider.set(nonceContext, given.nonce);
  provider.set(reportContext, given.report);
  provider.set(unansweredContext, given.unanswered);
  return provider;
}
