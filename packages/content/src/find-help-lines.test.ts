import { describe, expect, it } from 'vitest';
import { findHelpLines } from './find-help-lines.ts';
import { helpLines } from './help-lines.ts';

/** Returns each link as `[words](address)`. */
function linked(text: string): string[] {
  return findHelpLines(text).map(({ start, end, href }) => `[${text.slice(start, end)}](${href})`);
}

describe('a number of a help line', () => {
  it.each<[string, string[]]>([
    ['Have someone call 911.', ['[911](tel:911)']],
    ['Call 911 or go to an emergency room', ['[911](tel:911)']],
    ['after calling 211, a person answers', ['[211](tel:211)']],
    ['Call 911 or 988.', ['[911](tel:911)', '[988](tel:988)']],
    ['Going limp means 911.', ['[911](tel:911)']],
    ['It means epinephrine, if you have it, and 911.', ['[911](tel:911)']],
    ['A child who passed out needs 911.', ['[911](tel:911)']],
    ['Call your pediatrician (at 9 a.m.), and 911 in an emergency.', ['[911](tel:911)']],
    ['Stay on the line: the 911 dispatcher will help.', ['[911](tel:911)']],
    ['Poison Help, 1-800-222-1222, day and night', ['[1-800-222-1222](tel:+18002221222)']],
    [
      '(800) 222-1222 or 800.222.1222',
      ['[(800) 222-1222](tel:+18002221222)', '[800.222.1222](tel:+18002221222)'],
    ],
    ['1\u2011800\u2011222\u20111222', ['[1\u2011800\u2011222\u20111222](tel:+18002221222)']],
    ['at 1-800-985-5990, answers calls and texts', ['[1-800-985-5990](tel:+18009855990)']],
  ])('is dialed: %s', (text, links) => {
    expect(linked(text)).toEqual(links);
  });

  it.each<[string, string[]]>([
    ['You can text 988 at any hour.', ['[988](sms:988)']],
    ['Text HOME to 741741.', ['[741741](sms:741741?&body=HOME)']],
    ['call or text 988, at any hour', ['[text](sms:988)', '[988](tel:988)']],
    [
      'call or text 1-833-TLC-MAMA (1-833-852-6262)',
      [
        '[text](sms:+18338526262)',
        '[1-833-TLC-MAMA](tel:+18338526262)',
        '[1-833-852-6262](tel:+18338526262)',
      ],
    ],
    ['call 911, or call or text 988, the Lifeline', ['[911](tel:911)', '[text](sms:988)', '[988](tel:988)']],
  ])('is texted after a verb for texting: %s', (text, links) => {
    expect(linked(text)).toEqual(links);
  });

  it('is not texted if the line reads no texts', () => {
    expect(linked('Call or text 1-800-222-1222.')).toEqual(['[1-800-222-1222](tel:+18002221222)']);
    expect(linked('Do not text 911.')).toEqual(['[911](tel:911)']);
  });

  it('has a label if the text of its link does not name the line', () => {
    expect(findHelpLines('call or text 988')[0]).toMatchObject({ label: 'text 988' });
  });

  it.each([
    'The drive is 911 miles.',
    'It cost $911, or 1,911 with tax.',
    'We called 911,000 parents.',
    'After 9/11 and on 2026-09-11, at 9:11.',
    'A Porsche 911',
    'They called. It was 911.',
    'She called about 911 miles in.',
    'Room A911, form 988-B, call 988-B',
    'In 988 the winter was long.',
    'call 911%',
    'order 41-800-222-12229',
    'https://988lifeline.org/',
    'The call 9113',
    '',
  ])('is not %s', (text) => {
    expect(linked(text)).toEqual([]);
  });
});

it.each(helpLines)('$name is found as it is printed', ({ number, spelled, answers }) => {
  const verb = answers.includes('calls') ? 'Call' : 'Text';
  expect(linked(`${verb} ${number}.`)).toHaveLength(1);
  if (spelled) expect(linked(`Call ${spelled}.`)).toHaveLength(1);
});
