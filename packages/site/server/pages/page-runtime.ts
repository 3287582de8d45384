import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import * as serverBuild from 'virtual:react-router/server-build';
import { preloadFonts } from '../../app/brand.ts';
import { postCardOf } from '../../app/routes/blog-post/post.server.ts';
import { prepareSearch } from '../../app/site-search/site-search.server.ts';
import { PageStyle } from '../page-style/page-style.ts';
import { NotFound } from './not-found.ts';
import { Renderer, type RendererOptions } from './renderer.ts';
import { Previews } from './previews.ts';
import { SiteRoutes } from './site-routes.ts';

export interface PageRuntimeOptions extends Omit<RendererOptions, 'build' | 'style'> {
  /** @default React Router's build of app/ */
  build?: ServerBuild | undefined;
  /** The folder of the built site's files. */
  folder: string;
}

/**
 * Creates the page runtime: React Router's build, its routes and the renderer. It is a separate module,
 * because it is nine tenths of the server's code and no cached page needs it.
 */
export function createPageRuntime({ build = serverBuild, folder, ...options }: PageRuntimeOptions) {
  const renderer = new Renderer({ ...options, build, style: PageStyle.ofBuild(join(folder, '../server')) });
  return {
    previews: new Previews({ settings: options.settings, headers: options.headers, renderer }),
    routes: new SiteRoutes(build),
    renderer,
    notFound: new NotFound(renderer),
    preloadFonts,
    blog: renderer.answers.fresh.blog,
    cardOf: postCardOf,
    prepareSearch,
  };
}

export type PageRuntime = ReturnType<typeof createPageRuntime>;
