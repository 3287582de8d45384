/** A part of a text, up to and not including `end`. */
export interface Span {
  start: number;
  end: number;
}

/** So many letters are given to a voice at once: some fall silent, without a word, in what takes longer than a quarter of a minute. */
const longest = 220;

/** Short forms whose full stop ends no sentence, though a capital letter may follow. */
const shortForm = /(?:^|[\s("“])(?:Dr|Mr|Mrs|Ms|Prof|St|vs|e\.g|i\.e)\.\s*$/;

const word = /[\p{L}\p{N}]/u;

/** The sentences of a text, without the room around them; long ones are cut where one would breathe. */
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
  // Firefox has it since 2024. Without it a paragraph is cut by its length alone.
  if (!('Segmenter' in Intl)) return [{ segment: text, index: 0 }];
  // The end of a line in the page's source is the end of no sentence.
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
