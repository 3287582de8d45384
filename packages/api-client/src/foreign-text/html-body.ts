import { Parser } from 'htmlparser2';
import { oneLine } from '../clean-text.ts';
import { createBodyWriter } from './body-writer.ts';
import { Losses, quoted } from './losses.ts';
import { videoAddress } from './video-address.ts';

/** A picture in a text. */
export interface TextPicture {
  address: string;
  alt: string;
}

/** A text in the line format of bodies, and what the format cannot hold. */
export interface HtmlBody {
  body: string;
  losses: string[];
  pictures: TextPicture[];
  /** Addresses of videos that a post can show. */
  videos: string[];
}

interface HtmlOptions {
  /** Whether a line break of the source is one of the text, and an empty line ends a paragraph. @default false */
  lineBreaks?: boolean;
  /** Returns what a comment stands for and is lost with it. */
  lossOfComment?: (comment: string) => string | undefined;
}

/** The HTML is nested too deeply. The parser's time grows with the square of the depth. */
export class DeepHtmlError extends Error {
  override readonly name = 'DeepHtmlError';
}

const deepest = 200;

const words = (names: string) => new Set(names.split(' '));

const blocks = words(
  'p div section article header footer main aside nav ul ol li dl dt dd table caption tr blockquote figure figcaption pre address details summary h1 h2 h3 h4 h5 h6 hr fieldset center',
);
/** Their contents are no text of the piece. */
const hidden = words(
  'script style noscript iframe object embed template svg math canvas select textarea button form audio video head title',
);
const silentlyHidden = words('noscript head title');
const emphasis = words('b strong i em u mark small big code kbd font cite var samp');
const struck = words('s strike del');
const raised = ['⁰¹²³⁴⁵⁶⁷⁸⁹', '₀₁₂₃₄₅₆₇₈₉'] as const;

/**
 * Turns HTML into the line format of bodies: headings of three levels and paragraphs, one a line. It never passes
 * markup on, since a body is shown as text.
 *
 * @throws {DeepHtmlError}
 */
export function bodyOfHtml(html: string, { lineBreaks = false, lossOfComment }: HtmlOptions = {}): HtmlBody {
  const losses = new Losses();
  const pictures: TextPicture[] = [];
  const videos: string[] = [];
  // WordPress embeds a video whose address is a paragraph of its own.
  const writer = createBodyWriter((line) => {
    const video = videoAddress(line);
    if (video !== undefined) videos.push(video);
    return video !== undefined;
  });
  const lists: { isOrdered: boolean; items: number }[] = [];
  let depth = 0;
  /** The depth of the outermost element whose contents are left out. */
  let hiddenAt: number | undefined;
  let isCaption = false;
  let hiddenText: string[] = [];
  let isPre = false;
  let digits: string | undefined;

  function leaveOut(name: string, attributes: Record<string, string>) {
    const address = attributes['src'] || attributes['data'] || '';
    const video = videoAddress(address);
    if (video !== undefined) videos.push(video);
    else if (address && name !== 'script') losses.add(`an embed of ${quoted(address)} is left out`);
    else if (!silentlyHidden.has(name)) losses.add(`<${name}> is left out`);
  }

  function addPicture({ src = '', alt = '', width, height, ...others }: Record<string, string>) {
    const lazy = others['data-src'] ?? others['data-lazy-src'];
    const address = /^data:/i.test(src) && lazy !== undefined ? lazy : src || lazy || '';
    if (width === '1' && height === '1') losses.add(`a tracking pixel, ${quoted(address)}, is left out`);
    else if (address) pictures.push({ address: address.trim(), alt: oneLine(alt) });
  }

  function open(name: string, attributes: Record<string, string>) {
    if (blocks.has(name)) writer.endBlock();
    if (isHidden(attributes)) {
      losses.add('text that is not shown is left out');
      hiddenAt = depth;
      return;
    }
    if (hidden.has(name)) {
      leaveOut(name, attributes);
      hiddenAt = depth;
      return;
    }
    if (name === 'figcaption') {
      hiddenAt = depth;
      isCaption = true;
      hiddenText = [];
      return;
    }
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level !== undefined) startHeading(Number(level));
    if (name === 'ul' || name === 'ol') lists.push({ isOrdered: name === 'ol', items: 0 });
    if (name === 'li') startItem();
    if (name === 'pre') {
      isPre = true;
      losses.add('preformatted text becomes lines of text');
    }
    if (name === 'br') writer.endLine();
    if (name === 'hr') losses.add('a dividing line is left out');
    if (name === 'tr') writer.beginRow();
    if (name === 'td' || name === 'th') writer.separate(' · ');
    if (name === 'table') losses.add('a table becomes lines of text');
    if (name === 'blockquote') losses.add('a quotation becomes paragraphs');
    if (name === 'q') writer.write('“');
    if (emphasis.has(name)) losses.add('emphasis becomes plain text');
    if (struck.has(name)) losses.add('struck-out text becomes plain text');
    if (name === 'sup' || name === 'sub') digits = raised[name === 'sup' ? 0 : 1];
    if (name === 'a') loseLink(attributes['href'] ?? '');
  }

  function startHeading(level: number) {
    if (level === 1) losses.add('a heading of the first level becomes one of the second');
    if (level > 4) losses.add(`a heading of level ${level} becomes one of level 4`);
    writer.begin(`${'#'.repeat(Math.min(Math.max(level - 1, 1), 3))} `);
  }

  function startItem() {
    const list = lists.at(-1);
    if (list) list.items += 1;
    const isFirst = lists.length <= 1 && (list?.items ?? 1) === 1;
    if (isFirst) losses.add('a list becomes lines of text');
    writer.begin(list?.isOrdered ? `${list.items}. ` : '• ', { tight: !isFirst });
  }

  function loseLink(href: string) {
    if (href && !href.startsWith('#')) losses.add(`the link to ${quoted(href)} becomes plain text`);
  }

  function close(name: string) {
    if (name === 'q') writer.write('”');
    if (name === 'sup' || name === 'sub') digits = undefined;
    if (name === 'pre') isPre = false;
    if (name === 'table') writer.endRows();
    if (blocks.has(name)) writer.endBlock();
    // The mark of an empty heading is not one of the next paragraph.
    if (name === 'li' || /^h[1-6]$/.test(name)) writer.begin('');
    if (name === 'ul' || name === 'ol') lists.pop();
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > deepest) throw new DeepHtmlError(`its HTML is nested more than ${deepest} levels deep`);
      if (hiddenAt === undefined && name !== 'img') open(name, attributes);
      if (name === 'img' && (hiddenAt === undefined || isCaption)) addPicture(attributes);
    },
    ontext(text) {
      if (hiddenAt === undefined) writeText(text);
      else if (isCaption) hiddenText.push(text);
    },
    onclosetag(name) {
      if (hiddenAt === undefined) close(name);
      else if (depth === hiddenAt) {
        hiddenAt = undefined;
        isCaption = false;
        const caption = oneLine(hiddenText.join(''));
        if (name === 'figcaption' && caption) losses.add(`the caption "${quoted(caption)}" is left out`);
      }
      depth -= 1;
    },
    oncomment(comment) {
      const loss = hiddenAt === undefined ? lossOfComment?.(comment) : undefined;
      if (loss !== undefined) losses.add(loss);
    },
  });

  function writeText(text: string) {
    const typed = digits === undefined ? text : withDigits(text, digits);
    if (!isPre && !lineBreaks) return writer.write(typed);
    for (const [index, line] of typed.split('\n').entries()) {
      if (index > 0) writer.endLine();
      writer.write(line);
    }
  }

  parser.end(html.replaceAll(/\r\n?/g, '\n'));
  writer.endBlock();
  return { body: writer.body(), losses: losses.sentences(), pictures, videos };
}

/** Hidden text is often spam that somebody put into a blog. */
function isHidden({ style = '', hidden: mark }: Record<string, string>): boolean {
  return mark !== undefined || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}

function withDigits(text: string, digits: string): string {
  return /^\s*\d+\s*$/.test(text) ? text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit) : text;
}
