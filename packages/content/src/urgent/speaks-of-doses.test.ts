import { describe, expect, it } from 'vitest';
import { articles } from '../articles.ts';
import { tips } from '../tips.ts';
import { wellnessArticles } from '../wellness.ts';
import { doseSheet, speaksOfDoses } from './speaks-of-doses.ts';

it.each(['a low fever', 'Feverish at night', 'children’s Motrin', 'acetaminophen'])(
  '“%s” is of doses',
  (text) => expect(speaksOfDoses(text)).toBe(true),
);

it.each(['yellow fever vaccine', 'hay fever', 'a fevered imagination', 'take two books'])(
  '“%s” is not',
  (text) => expect(speaksOfDoses(text)).toBe(false),
);

// Questions and posts are plain text; their pages put the link below what speaks of it.
describe('a piece that speaks of a fever or its medicines leads to the page of doses', () => {
  const speaking = [...articles, ...wellnessArticles].filter(({ html }) => speaksOfDoses(html));

  it('is found', () => expect(speaking.length).toBeGreaterThanOrEqual(6));

  it.each(speaking)('$slug', ({ html }) => {
    expect(
      html,
      `has no link to ${doseSheet}, and speaks of “${/.{40}(?:fever|aceta|ibup).{20}/i.exec(html)?.[0]}”`,
    ).toContain(`href="${doseSheet}"`);
  });

  it('is no tip: those have no place for the link', () => {
    expect(tips.filter(({ content }) => speaksOfDoses(content))).toEqual([]);
  });
});
