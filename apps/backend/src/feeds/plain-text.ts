import { parse } from 'node-html-parser';
import { oneLine } from '../posts/clean-text.ts';

const blockEnds = /<(?:br|hr|\/p|\/div|\/li|\/h[1-6]|\/tr|\/td|\/blockquote|\/figcaption|\/figure)\b[^>]*>/gi;

/** Text that is HTML, or may be: markup and what it hides taken out, entities decoded. */
export function textOfHtml(html: string): string {
  const root = parse(html.replaceAll(blockEnds, ' $&'), {
    comment: false,
    blockTextElements: { script: false, style: false, noscript: false },
  });
  for (const hidden of root.querySelectorAll('script, style, noscript, iframe, object, template'))
    hidden.remove();
  return oneLine(root.textContent);
}

/** Cuts at the end of a word and says so. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : most).replace(/[\s.,;:–—-]+$/, '')}…`;
}
