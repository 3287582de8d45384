import type { RouterContextProvider } from 'react-router';
import { backendContext } from '../data/backend.server.ts';
import type { FiledPost, FiledUnder } from '../data/backend-answers.server.ts';
import { siteContext } from '../data/site-context.ts';

/** Returns the posts of an author, of an age or of a series; undefined if the backend fails. */
export function askFiled(
  context: Readonly<RouterContextProvider>,
  under: FiledUnder,
): Promise<FiledPost[] | undefined> {
  const { domain } = context.get(siteContext);
  return context.get(backendContext).filedPosts(under, domain);
}
