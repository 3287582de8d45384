/** A range of a text; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/**
 * The maximum number of letters per utterance. Some voices go silent without an error after about 15 seconds.
 */
const longest = 220;

/** Abbreviations whose full stop does not end a sentence, even before a capital letter. */
const shortForm = /(?:^|[\s("“])(?:Dr|Mr|Mrs|Ms|Prof|St|vs|e\.g|i\.e)\.\s*$/;

const word = /[\p{L}\p{N}]/u;

/** Returns the sentences of a text, trimmed; long ones are cut at punctuation. */
export function sentencesOf(text: string, language: string): Span[] {
  const whole: Span[] = [];
  let start = 0;
  for (const { segment, index } of segmentsOf(text, language)) {
    const end = index + segment.length;
    if (end < text.length && shortForm.test(text.slice(start, end))) continue;
    whole.push({ start, end });
    start = end;
  }
  return whole
    .flatMap((span) => cut(text, trimmed(text, span)))
    .map((span) => trimmed(text, span))
    .filter((span) => word.test(text.slice(span.start, span.end)));
}

function segmentsOf(text: string, language: string): Iterable<{ segment: string; index: number }> {
  // Firefox has it since 2024. Without it a paragraph is cut by its length only.
  if (!('Segmenter' in Intl)) return [{ segment: text, index: 0 }];
  // A line break in the page's source does not end a sentence.
  return new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text.replaceAll(/\s/g, ' '));
}

function cut(text: string, { start, end }: Span): Span[] {
  if (end - start <= longest) return [{ start, end }];
  const head = text.slice(start, start + longest);
  const breath = /^.*[,;:–—)](?=\s)/s.exec(head)?.[0].length ?? head.lastIndexOf(' ');
  const middle = start + (breath > 0 ? breath : longest);
  return [{ start, end: middle }, ...cut(text, { start: middle, end })];
}

function trimmed(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  return {
    start: start + part.length - part.trimStart().length,
    end: end - part.length + part.trimEnd().length,
  };
}
