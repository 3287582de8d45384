import { type HtmlBody, bodyOfHtml } from './html-body.ts';
import { quoted } from './losses.ts';

// An attribute has no brackets, so the expression takes linear time.
const shortcode = /\[(\/?)([a-z][\w-]{0,60})((?:\s[^[\]<>]{0,2000})?)\]/gi;

const core = new Set([
  'gallery',
  'caption',
  'wp_caption',
  'embed',
  'audio',
  'video',
  'playlist',
  'contact-form',
]);

/** Blocks without text, which lose nothing. */
const empty = new Set(['more', 'nextpage', 'spacer', 'separator', 'page-break']);

/** Returns the body of a WordPress text: HTML with comments of the block editor, or as the classic editor stores it. */
export function bodyOfWordPress(content: string): HtmlBody {
  const { html, losses } = withoutShortcodes(content);
  const isOfBlocks = html.includes('<!-- wp:');
  const read = bodyOfHtml(html, { lineBreaks: !isOfBlocks, lossOfComment });
  return { ...read, losses: [...losses, ...read.losses] };
}

/** A block that is a comment alone is made when the page is shown: a list of posts, a reusable block. */
function lossOfComment(comment: string): string | undefined {
  const text = comment.trim();
  const name = /^wp:([\w/-]+)/.exec(text)?.[1];
  if (name === undefined || !text.endsWith('/') || empty.has(name)) return undefined;
  return `the block ${quoted(name)} is left out`;
}

function withoutShortcodes(content: string): { html: string; losses: string[] } {
  const closed = new Set(
    [...content.matchAll(shortcode)].filter(([, slash]) => slash === '/').map(([, , name]) => nameOf(name)),
  );
  const losses = new Set<string>();
  const html = content.replaceAll(
    shortcode,
    (typed: string, slash: string, given: string, attributes: string) => {
      const name = nameOf(given);
      if (!isShortcode(name, attributes, closed)) return typed;
      if (name === 'caption' || name === 'wp_caption') return slash ? '</figcaption>' : '<figcaption>';
      if (name === 'embed') return slash ? '</p>' : '<p>';
      const rest = closed.has(name) ? ', its text stays' : '';
      if (!slash) losses.add(`the shortcode ${quoted(typed)} is left out${rest}`);
      return '';
    },
  );
  return { html, losses: [...losses] };
}

const nameOf = (name = '') => name.toLowerCase();

/** Whether a word in brackets is a shortcode. Writers also type "[sic]". */
function isShortcode(name: string, attributes: string, closed: Set<string>): boolean {
  return core.has(name) || closed.has(name) || attributes.includes('=') || /[-_]/.test(name);
}
