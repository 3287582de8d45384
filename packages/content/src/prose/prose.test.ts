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
import { pieceOf } from './prose.ts';
import { sharedRuns } from './shared-runs.ts';

const piece = (body: string, name = 'a') => ({ name, title: 'A piece', body, front: '' });

describe('a piece', () => {
  it('is parsed from its file', () => {
    const { title, body, front } = pieceOf(
      'a',
      '---\ntitle: "One: Two"\ndescription: Three.\nkeywords: [four]\n---\n# Head\n\nYes. “No!” Maybe?\n\n1. One\n',
    );
    expect(title).toBe('One: Two');
    expect(front).toBe('Three.\nfour');
    expect(body).toContain('Yes.');
  });
});

describe('the comparison of pieces', () => {
  it('finds equal runs of seven words or more, ignoring links and markup', () => {
    const one = piece('Dose by weight, with the syringe that came in [the box](/faq).', 'one');
    const other = piece('So: dose by weight with the **syringe** that came in the box!', 'other');
    expect(sharedRuns([one, piece('Another matter altogether.'), other])).toEqual([
      { pieces: ['one', 'other'], runs: ['dose by weight with the syringe that came in the box'] },
    ]);
  });

  it('ignores six words', () => {
    expect(
      sharedRuns([piece('Dose by weight with the syringe.'), piece('Dose by weight with the syringe!')]),
    ).toEqual([]);
  });
});

describe('American English', () => {
  it.each(['the snack rota', 'after supper', 'at half past six', 'a quarter to six', 'her favourite colour'])(
    'does not contain: %s',
    (text) => expect(britishIn(text)).not.toEqual([]),
  );

  it('accepts a mummy in a museum and a quarter of an hour', () => {
    expect(britishIn('A mummy takes a quarter of an hour, or two quarters.')).toEqual([]);
  });

  it.each(
    ownPieces().map(({ name, title, front, body }) => [name, [title, front, body].join('\n')] as const),
  )('is used in %s', (_, text) => expect(britishIn(text)).toEqual([]));

  it('is used in answers, tips and stories', () => {
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
  it('in Fahrenheit only are found', () => {
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
