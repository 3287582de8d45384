import { describe, expect, it } from 'vitest';
import { ages } from '../ages.ts';
import { faq } from '../faq.ts';
import { readingList } from '../reading-list.ts';
import { series } from '../series.ts';
import { staff } from '../staff.ts';
import { stories } from '../stories.ts';
import { featuredTip } from '../tips-page.ts';
import { tips } from '../tips.ts';
import { topics } from '../topics.ts';
import { britishIn } from './american.ts';
import { withoutCelsius } from './degrees.ts';
import { ownPieces } from './own-pieces.test-support.ts';
import { paragraphsOf, pieceOf, sentencesOf } from './prose.ts';
import { sharedRuns } from './shared-runs.ts';
import { ticsOf } from './tics.ts';

const piece = (body: string, name = 'a') => ({ name, title: 'A piece', body, front: '' });
const tic = (body: string) => ticsOf(piece(body));

describe('the count of tics', () => {
  it('hears each of them', () => {
    expect(tic('It is a symptom and not a disease. Ask, and not twice.').andNot).toBe(2);
    expect(tic('Buckets, coolers and pools. It is cold, wet, and dark.').triad).toBe(2);
    expect(tic('Somebody said it to somebody.').somebody).toBe(2);
    expect(tic('Ten minutes, or 10 minutes.').tenMinutes).toBe(2);
    expect(tic('At eleven the Eleven met.').eleven).toBe(2);
    expect(tic('The hoop fell off the barrel. Nobody laughed.').shortLast).toBe(1);
    expect(tic('# What\n\nText.\n\n## Tonight\n\nPut a basket in the hall.').homework).toBe(1);
    expect(tic('Text.\n\nMash a spoonful tonight.').homework).toBe(1);
  });

  it('leaves alone what is none', () => {
    const none = tic(
      'Milk, egg, peanut, wheat and soy are five. They asked him. “Sit down.” Now, what does it say?\n\n' +
        '- A list. Short.\n\n# Tonight\n\nFirst this.\n\n# Later\n\nA longer last sentence that takes its time to end.',
    );
    expect(none).toEqual({
      andNot: 0,
      triad: 0,
      somebody: 0,
      tenMinutes: 0,
      eleven: 0,
      shortLast: 0,
      homework: 0,
    });
  });

  it('reads a file by its paragraphs and sentences', () => {
    const { title, body, front } = pieceOf(
      'a',
      '---\ntitle: "One: Two"\ndescription: Three.\nkeywords: [four]\n---\n# Head\n\nYes. “No!” Maybe?\n\n1. One\n',
    );
    expect(title).toBe('One: Two');
    expect(front).toBe('Three.\nfour');
    expect(paragraphsOf(body)).toEqual(['Yes. “No!” Maybe?']);
    expect(sentencesOf('Yes. “No!” Maybe?')).toEqual(['Yes.', '“No!”', 'Maybe?']);
  });
});

describe('the comparison of pieces', () => {
  it('finds what two say in the same seven words, as long as it goes, links and marks aside', () => {
    const one = piece('Dose by weight, with the syringe that came in [the box](/faq).', 'one');
    const other = piece('So: dose by weight with the **syringe** that came in the box!', 'other');
    expect(sharedRuns([one, piece('Another matter altogether.'), other])).toEqual([
      { pieces: ['one', 'other'], runs: ['dose by weight with the syringe that came in the box'] },
    ]);
  });

  it('lets six words pass', () => {
    expect(
      sharedRuns([piece('Dose by weight with the syringe.'), piece('Dose by weight with the syringe!')]),
    ).toEqual([]);
  });
});

describe('American English', () => {
  it.each(['the snack rota', 'after supper', 'at half past six', 'a quarter to six', 'her favourite colour'])(
    'is not: %s',
    (text) => expect(britishIn(text)).not.toEqual([]),
  );

  it('keeps a mummy in a museum and a quarter of an hour', () => {
    expect(britishIn('A mummy takes a quarter of an hour, or two quarters.')).toEqual([]);
  });

  it.each(
    ownPieces().map(({ name, title, front, body }) => [name, [title, front, body].join('\n')] as const),
  )('is what %s is written in', (_, text) => expect(britishIn(text)).toEqual([]));

  it('is what answers, tips and stories are written in', () => {
    const texts = [
      ...ages.flatMap(({ title, blurb }) => [title, blurb]),
      ...series.flatMap(({ title, blurb }) => [title, blurb]),
      ...staff.flatMap(({ bio, covers }) => [bio, ...covers]),
      ...topics.flatMap(({ blurb, keywords }) => [blurb, ...keywords]),
      ...faq.flatMap(({ question, answer }) => [question, answer]),
      ...tips.flatMap(({ title, content }) => [title, content]),
      ...featuredTip.paragraphs,
      ...stories.flatMap(({ content }) => content),
      ...readingList.flatMap(({ books }) => books.map(({ why }) => why)),
    ];
    expect(texts.flatMap(britishIn)).toEqual([]);
  });
});

describe('degrees', () => {
  it('of Fahrenheit alone are found', () => {
    expect(withoutCelsius('Set it to 120°F (49°C), or 130°F at most.')).toEqual([
      'Set it to 120°F (49°C), or 130°F',
    ]);
  });

  it.each([
    ...ownPieces().map(({ name, body }) => [name, body] as const),
    ...faq.map(({ id, answer }) => [id, answer] as const),
  ])('have Celsius beside them in %s', (_, text) => {
    expect(withoutCelsius(text)).toEqual([]);
    expect(text).not.toMatch(/\d degrees(?! (?:apart|of|Fahrenheit \())/);
  });
});
