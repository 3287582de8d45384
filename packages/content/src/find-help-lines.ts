import { helpLines } from './help-lines.ts';
import { dialing } from './language.ts';
import type { HelpLine } from './types.ts';

/** A part of a text that links to a help line. */
export interface HelpLineLink {
  /** Its start and end in the text, as in `slice`. */
  start: number;
  end: number;
  /** `tel:911`, `sms:988` */
  href: string;
  /** The accessible name of a link whose text does not say where it leads. */
  label?: string;
}

/**
 * Returns the numbers of help lines in a text, in order: for calls, or for texts if the text says so. 'Call
 * or text 988' has two links, the word and the number. A short number counts only in a context of dialing, so
 * that 911 miles, $911 and 9/11 stay plain text.
 */
export function findHelpLines(text: string): HelpLineLink[] {
  const links: HelpLineLink[] = [];
  for (const { line, start, end } of printedNumbers(text)) {
    const last = links.at(-1)?.end ?? 0;
    const before = text.slice(last, start);
    if (isShort(line) && !isDialed(text.slice(0, start), text.slice(end))) continue;

    const choice = callOrText.exec(before);
    const texted = textTo.exec(before);
    if (choice?.[1] && line.answers.includes('texts')) {
      const word = last + choice.index + choice[0].lastIndexOf(choice[1]);
      const label = `${choice[1]} ${line.number}`;
      links.push({ start: word, end: word + choice[1].length, href: smsOf(line), label });
      links.push({ start, end, href: telOf(line) });
    } else if ((texted && line.answers.includes('texts')) || !line.answers.includes('calls')) {
      links.push({ start, end, href: smsOf(line, texted?.[1]) });
    } else {
      links.push({ start, end, href: telOf(line) });
    }
  }
  return links;
}

/** All numbers of help lines in a text, also where no link is made of them. */
export function findPrintedHelpLines(text: string): { start: number; end: number }[] {
  return printedNumbers(text).map(({ start, end }) => ({ start, end }));
}

/** 'call or text ', with the word for texting. */
const callOrText = /\b(?:call|calling|dial|dialing|phone) or (text|texting)\s+$/i;
/** 'text ', 'text HOME to ', with the keyword to send. */
const textTo = /\b[Tt]ext(?:ing)?\s+(?:[“"]?(\p{Lu}{2,})[”"]?\s+to\s+)?$/u;
/** The sentence before the number, if it contains a verb for calling or needing. */
const dialedBefore = /\b(?:call|dial|phone|text|mean|need)(?:s|ed|ing)?\b(?:[^.!?]|[.!?]\S)*$/i;
/** Text that may follow a number which is not a quantity. */
const countsNothing = /^(?:$|[.,;:!?)”](?!\S)|\s(?:or|and|at|if|in|when|for|right|now|first)\b)/;
const operator = /^\s(?:operator|dispatcher|call|Lifeline|Suicide)\b/;

const numbers = helpLines.flatMap((line) =>
  [line.number, line.spelled].flatMap((number) =>
    number === undefined ? [] : [{ line, number, area: areaOf(number) }],
  ),
);

/** Created when a text contains the number's first digits, so that a server's start does not compile them. */
const patterns = new Map<string, RegExp>();

function groupsOf(number: string): string[] {
  return number.replace(/^1-/, '').split('-');
}

/** Returns the first digits, which every text with the number contains. */
function areaOf(number: string): string {
  return groupsOf(number)[0] ?? '';
}

/**
 * Returns a pattern for any separators: 1-800-222-1222, 800.222.1222, (800) 222-1222. Does not match within a
 * longer number or a word.
 */
function patternOf(number: string): RegExp {
  const made = patterns.get(number) ?? makePattern(number);
  patterns.set(number, made);
  return made;
}

function makePattern(number: string): RegExp {
  const join = '[-\u2011–.\\s]';
  const [area = '', ...groups] = groupsOf(number);
  const long = [`(?:1${join})?\\(?${area}\\)?`, ...groups].join(join);
  return new RegExp(
    // The preceding character is part of the match, because a lookbehind would break the whole script in
    // browsers without it.
    `(^|[^\\p{L}\\p{N}$€£#+/.,:-])(${groups.length > 0 ? long : area})(?![\\p{L}\\p{N}°%]|[-.,:/][\\p{L}\\p{N}])`,
    'gu',
  );
}

function printedNumbers(text: string) {
  return (
    numbers
      // Most texts contain none of them, and a page checks each of its paragraphs.
      .filter(({ area }) => text.includes(area))
      .flatMap(({ line, number }) =>
        [...text.matchAll(patternOf(number))].map(({ 0: whole, 1: before = '', index }) => ({
          line,
          start: index + before.length,
          end: index + whole.length,
        })),
      )
      .toSorted((a, b) => a.start - b.start)
  );
}

function isShort({ number }: HelpLine): boolean {
  return number.length < 7;
}

function isDialed(before: string, after: string): boolean {
  return (
    textTo.test(before) ||
    dialing.test(before) ||
    operator.test(after) ||
    (dialedBefore.test(before) && countsNothing.test(after))
  );
}

function dialed({ number }: HelpLine): string {
  const digits = number.replaceAll('-', '');
  return digits.length > 6 ? `+${digits}` : digits;
}

function telOf(line: HelpLine): string {
  return `tel:${dialed(line)}`;
}

/** `?&body=` works on Android, which follows RFC 5724, and on iPhones, which need the ampersand. */
function smsOf(line: HelpLine, words?: string): string {
  return `sms:${dialed(line)}${words ? `?&body=${encodeURIComponent(words)}` : ''}`;
}
