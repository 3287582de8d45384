import { describe, expect, it } from 'vitest';
import { urgentAnswer } from './urgent-answer.server.ts';

/** Returns the texts that a reader sees, in order. */
function seen(query: string) {
  const answer = urgentAnswer(query)!;
  const steps = answer.parts.flatMap(({ steps: some = [] }) => some);
  return {
    title: answer.title,
    ways: answer.calls.flatMap(({ ways }) => ways.map(({ href }) => href)),
    steps: steps.map(({ do: act }) => act),
    text: JSON.stringify(answer),
    links: answer.links.map(({ href }) => href),
  };
}

const crisisFirst = ['tel:988', 'sms:988', 'tel:911'];

describe('an answer to somebody who speaks of their own life', () => {
  it.each([
    'i want to die',
    'thinking of killing myself',
    'i am suicidal',
    'suicidal mom',
    'my kids are better off without me',
    'i want to die he left me',
    'i told my husband i want to die',
    'i want to kill myself my son does not know',
  ])('does not mention a baby: “%s”', (query) => {
    const { title, ways, steps, text, links } = seen(query);
    expect(title).toBe('You are not alone');
    expect(ways).toEqual(crisisFirst);
    expect(steps).toEqual([
      'Do not stay alone.',
      'Put what could hurt you out of reach.',
      'A child in your care?',
    ]);
    expect(text).toContain('Stay on the line with 988.');
    expect(text).toContain('guns, medicines and blades');
    expect(text).not.toMatch(/\bbaby\b/i);
    expect(links[0]).toBe('/urgent');
  });

  it.each([
    'I want to hurt my baby',
    'postpartum want to die',
    'i want to die and my baby will not stop crying she is 3 weeks old',
    'my baby is better off without me',
    'postpartum psychosis',
  ])('mentions the baby first if the query does: “%s”', (query) => {
    const { title, ways, steps, text, links } = seen(query);
    expect(title).toBe('You are not alone');
    expect(ways).toEqual(crisisFirst);
    expect(steps.slice(0, 2)).toEqual(['Hand the baby to somebody safe.', 'Do not stay alone.']);
    expect(text).toContain('crib without blankets');
    expect(links[0]).toBe('/health-wellness/baby-blues-or-depression');
  });
});

it.each([
  'my teenager wants to die',
  'my daughter says she wants to die',
  'i think she wants to die',
  'my son told me i want to die',
  'i am worried my son is suicidal',
])('tells a parent to stay with a child who speaks of dying: “%s”', (query) => {
  const { title, ways, steps, links } = seen(query);
  expect(title).toBe('Self-harm, talk of dying');
  expect(ways).toEqual(crisisFirst);
  expect(steps.slice(0, 2)).toEqual(['Stay with your child.', 'Put out of reach what can kill.']);
  expect(links[0]).toBe('/urgent/self-harm');
});

it.each([
  'my husband wants to die',
  'my wife is suicidal after the birth',
  'my friend wants to kill herself',
])('does not mention a child to somebody who fears for another adult: “%s”', (query) => {
  const { title, ways, steps, text } = seen(query);
  expect(title).toBe('Somebody you love');
  expect(ways).toEqual(crisisFirst);
  expect(steps[0]).toBe('Stay with them.');
  expect(text.replace(/"links".*/, '')).not.toMatch(/child/);
});
