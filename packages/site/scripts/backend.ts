import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandNames } from '@daily-nest/brand';
import { languageOf } from './title-folder.ts';

/** How a title starts the backend that it depends on: its program, and the settings that make it the title's. */
export interface Backend {
  file: string;
  env: Record<string, string>;
}

/** Returns the backend of a title; undefined where it does not depend on one. */
export async function backendOf(title: string): Promise<Backend | undefined> {
  const { resolve } = createRequire(join(title, 'package.json'));
  let manifest: string;
  try {
    manifest = resolve('@daily-nest/backend/package.json');
  } catch {
    return undefined;
  }
  const { names } = (await import(pathToFileURL(resolve('#brand/names')).href)) as { names: BrandNames };
  const posts = join(title, 'posts');
  const pieces = join(title, 'dist');
  const language = languageOf(title);
  return {
    file: join(dirname(manifest), 'dist/server.js'),
    env: {
      DEFAULT_DOMAIN: names.domain,
      ...(existsSync(posts) && { POSTS_DIR: posts }),
      ...(existsSync(join(pieces, 'articles.json')) && { PIECES_DIR: pieces }),
      ...(language && { MAIL_LANGUAGE: language }),
    },
  };
}
