/** Words that hold a question together, and are on every page: nothing is found by them. */
const fillers = new Set(
  (
    'a about after am an and any are as at be been before but by can could did do does for from get gets give go got had has have ' +
    'he her him his how i if in into is it its just like make may me my of on or other our out she should so than that ' +
    'the their them then there they this to up us was we were what when where which while who why will with would you your'
  ).split(' '),
);

export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase());
}

/** The words of a query that something can be found by; all of its words, where there are no others. */
export function wordsOf(query: string): string[] {
  const all = [...query.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word);
  const telling = all.filter((word) => !isFiller(word));
  return telling.length > 0 ? telling : all;
}
