import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { hardestGrade, readingOf } from './reading-grade.ts';
import { wellnessArticles } from './wellness.ts';

const of = (text: string, times: number) => Array.from({ length: times }, () => text).join('\n');

/** From a leaflet that a hospital might hand out, and the same in the words of the magazine. */
const leaflet =
  'Administration of antipyretic medication is generally recommended exclusively for the alleviation of considerable discomfort, and caregivers should determine the appropriate quantity according to the weight of the individual child.';
const plain =
  'Give fever medicine when your child feels bad, not to bring the number down. Dose by weight. Use the syringe that came in the box.';

const paragraphs = (html: string) =>
  [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''));

describe('the reading grade', () => {
  it('is high for a leaflet and low for plain words', () => {
    expect(readingOf(of(leaflet, 5))!.grade).toBeGreaterThan(20);
    expect(readingOf(of(plain, 5))!.grade).toBeLessThan(5);
  });

  it('is that of the formula', () => {
    // 120 words of one syllable in 30 sentences: 0.39 × 4 + 11.8 × 1 − 15.59.
    expect(readingOf(of('The cat sat down.', 30))!.grade).toBe(Math.round(0.39 * 4 + 11.8 - 15.59));
  });

  it('is not told of a few sentences', () => {
    expect(readingOf(of(plain, 3))).toBeUndefined();
    expect(readingOf('')).toBeUndefined();
  });

  it('leaves out headings, numbers and addresses', () => {
    const text = of(plain, 5);
    const more = of(
      '## Antipyretic administration\n102.2 100.4\nhttps://www.healthychildren.org/English',
      20,
    );
    expect(readingOf(`${text}\n${more}`)).toEqual(readingOf(text));
  });

  it('names the hardest sentence, as it is written', () => {
    const { hardest } = readingOf(`${of(plain, 5)}\nAntipyretics! Call Dr. Weiss. ${leaflet} It is early.`)!;
    expect(hardest).toEqual({ text: leaflet, words: 29 });
  });

  it('takes the name of a doctor for no end of a sentence', () => {
    const long =
      'Call Dr. Weiss and ask Mrs. Hall to come and to stay with the others until you are back home.';
    expect(readingOf(`${of(plain, 5)}\n${long}`)!.hardest.text).toBe(long);
  });

  it('is counted quickly, whatever was typed', () => {
    for (const text of [
      'a'.repeat(200_000),
      'ae '.repeat(66_000),
      '. '.repeat(100_000),
      'Dr. '.repeat(50_000),
    ]) {
      const start = performance.now();
      readingOf(text);
      expect(performance.now() - start, text.slice(0, 4)).toBeLessThan(2000);
    }
  });
});

describe('our own pieces', () => {
  it.each([...articles, ...wellnessArticles].map(({ slug, html }) => [slug, html]))(
    'can be read by whom they are for: %s',
    (_, html) => {
      expect(readingOf(paragraphs(html).join('\n'))!.grade).toBeLessThanOrEqual(hardestGrade);
    },
  );
});
