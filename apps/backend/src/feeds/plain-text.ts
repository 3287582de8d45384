import { Parser } from 'htmlparser2';
import { oneLine } from '../posts/clean-text.ts';

const hidden = new Set(['script', 'style', 'noscript', 'iframe', 'object', 'template']);
const ends = new Set('br hr p div li h1 h2 h3 h4 h5 h6 tr td blockquote figcaption figure'.split(' '));

/** The text of HTML without markup and hidden content, entities decoded, in linear time. */
export function textOfHtml(html: string): string {
  // A stream parser builds no tree, so deep nesting is cheap.
  const texts: string[] = [];
  let hiddenBy = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (hidden.has(name)) hiddenBy += 1;
    },
    ontext(text) {
      if (hiddenBy === 0) texts.push(text);
    },
    onclosetag(name) {
      if (hidden.has(name)) hiddenBy -= 1;
      if (ends.has(name)) texts.push(' ');
    },
  });
  parser.end(html);
  return oneLine(texts.join(''));
}

/** Cuts at the end of a word and adds an ellipsis. */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : most).replace(/[\s\p{Cs}.,;:–—-]+$/u, '')}…`;
}
