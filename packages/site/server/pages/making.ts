import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import * as serverBuild from 'virtual:react-router/server-build';
import { preloadFonts } from '../../app/brand.ts';
import { postCardOf } from '../../app/routes/blog-post/post.server.ts';
import { PageStyle } from '../page-style/page-style.ts';
import { NotFound } from './not-found.ts';
import { Renderer, type RendererOptions } from './renderer.ts';
import { SiteRoutes } from './site-routes.ts';

export interface MakingOptions extends Omit<RendererOptions, 'build' | 'style'> {
  /** @default React Router's build of app/ */
  build?: ServerBuild | undefined;
  /** The folder of the built site's files. */
  folder: string;
}

/**
 * All that pages are made with: the routes, React, the words of the site. A module of its own, since it is nine tenths of the server's
 * code and no page that is ready needs it.
 */
export function createMaking({ build = serverBuild, folder, ...options }: MakingOptions) {
  const renderer = new Renderer({ ...options, build, style: PageStyle.ofBuild(join(folder, '../server')) });
  return {
    routes: new SiteRoutes(build),
    renderer,
    notFound: new NotFound(renderer),
    preloadFonts,
    blog: renderer.answers.fresh.blog,
    cardOf: postCardOf,
  };
}

export type Making = ReturnType<typeof createMaking>;
