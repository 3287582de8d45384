import { stemmer } from 'stemmer';
import { stopWords } from './language.ts';
import { synonyms } from './synonyms.ts';

/** One or several words of a text with one meaning, as the search compares them. */
export interface Meaning {
  /** The same for all synonyms and forms: 'tylenol' and 'acetaminophen', 'feeds' and 'feeding'. */
  term: string;
  /** The words in the text, without accents and in lower case. */
  words: readonly string[];
  /** Its synonyms. */
  others: readonly string[];
}

/** Returns the meanings of a text in order, without stop words. */
export function meaningsOf(text: string): Meaning[] {
  const words = plainWords(text);
  const stems = words.map(stemOf);
  const meanings: Meaning[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(stems, at);
    const end = at + (phrase?.stems.length ?? 1);
    const said = words.slice(at, end);
    if (phrase) meanings.push({ term: phrase.term, words: said, others: phrase.others });
    else if (!fillers.has(words[at]!)) meanings.push({ term: stems[at]!, words: said, others: [] });
    at = end;
  }
  return meanings;
}

/** “Isn't” is one word, “20lb” are two, and “fiancé” is the same as “fiance”. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘`´]/gu, '')
    .toLowerCase();
  return plain.match(/\d+(?:[.,]\d+)?|\p{L}+/gu) ?? [];
}

const stems = new Map<string, string>();

/** Returns the stem of a word. Short words have none: that of “ate” would be “at”. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  const known = stems.get(word) ?? stemmer(word);
  if (stems.size < 20_000) stems.set(word, known);
  return known;
}

interface Phrase {
  stems: readonly string[];
  term: string;
  others: readonly string[];
}

let made: Map<string, Phrase[]> | undefined;

/** Returns phrases by their first stem, the longest first. */
function phrases(): Map<string, Phrase[]> {
  if (made) return made;
  made = new Map();
  for (const words of synonyms) {
    const term = plainWords(words[0]!).map(stemOf).join('-');
    for (const word of words) {
      const phrase = {
        stems: plainWords(word).map(stemOf),
        term,
        others: words.filter((other) => other !== word),
      };
      const first = phrase.stems[0]!;
      made.set(first, [...(made.get(first) ?? []), phrase]);
    }
  }
  for (const list of made.values()) list.sort((one, other) => other.stems.length - one.stems.length);
  return made;
}

function phraseAt(stems: readonly string[], at: number): Phrase | undefined {
  const candidates = phrases().get(stems[at]!) ?? [];
  return candidates.find((phrase) => phrase.stems.every((stem, next) => stems[at + next] === stem));
}

/** Returns whether a word is a stop word, or says whose child it is: every page contains it. */
export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase());
}

const fillers = new Set(stopWords.split(' '));
