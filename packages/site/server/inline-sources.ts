import { createHash, randomBytes } from 'node:crypto';

/** The inline scripts and styles of a shared page, as sources of its policy. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The build's file with the nonce of its pages, beside the server. */
export const buildNonceFile = 'nonce.txt';

/** Returns a nonce for one rendering. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * Removes the nonce from a rendered page, so that many readers can share it. Returns the page and the hashes
 * of the inline scripts and styles with the nonce, which are the site's own. A script from a post's text has
 * none, so it is neither hashed nor run. A page may also be passed as its bytes (`latin1`). Scripts of type
 * `text/plain` count, too: the starter runs their unchanged text later.
 */
export function takeNonce(
  html: string,
  nonce: string,
  encoding: 'utf8' | 'latin1' = 'utf8',
): { html: string; inline: InlineHashes } {
  const mark = ` nonce="${nonce}"`;
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes, text] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/g))
    if (text && attributes!.includes(mark)) found[tag as keyof typeof found].add(hash(text, encoding));
  return {
    html: html.replaceAll(mark, ''),
    inline: { scripts: [...found.script], styles: [...found.style] },
  };
}

function hash(text: string, encoding: 'utf8' | 'latin1'): string {
  return `'sha256-${createHash('sha256').update(text, encoding).digest('base64')}'`;
}
