import type { ByteText } from '../byte-text.ts';

export type Scheme = 'light' | 'dark';

/** Loads the page again when the desk says so, and opens what its links lead to beside it. */
const script = `addEventListener('message',e=>{e.source===parent&&e.data==='reload'&&location.reload()});
addEventListener('click',e=>{let a=e.target.closest&&e.target.closest('a[href]');a&&!a.getAttribute('href').startsWith('#')&&(a.target='_blank',a.rel='noopener')},true)`;

/**
 * Returns a page for a frame of the desk: without its scripts, so that nothing is counted, kept or announced of a page that no reader
 * sees, and in one scheme.
 */
export function inFrame(page: ByteText, { nonce, scheme }: { nonce: string; scheme?: Scheme | undefined }) {
  const still = page
    .replaceAll(/<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[\s\S]*?<\/script\s*>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace('</head>', `<script nonce="${nonce}">${script}</script></head>`);
  return scheme ? still.replace('<html ', `<html data-scheme="${scheme}" `) : still;
}
