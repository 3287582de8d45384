import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldOutDrawings, symbolsOf } from './fold-out-drawings.ts';
import { foldOutSchema } from './fold-out-schema.ts';
import { foldOuts } from './fold-outs.ts';
import { pieces } from './pieces.ts';

const [first] = foldOuts;

/** The reasons for which a fold-out is refused. */
const reasons = (foldOut: unknown) =>
  foldOutSchema.safeParse(foldOut).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe.each(foldOuts.map((one) => [one.slug, one] as const))('%s', (slug, foldOut) => {
  it('is as the schema says', () => expect(reasons(foldOut)).toBeUndefined());

  it('has a drawing for each step', () =>
    expect(foldOutDrawings[slug]?.steps).toHaveLength(foldOut.steps.length));

  it('leads to a piece that says more', () => {
    const post = foldOut.piece.match(/^\/blog\/(.+)$/)?.[1];
    const known = post
      ? existsSync(new URL(`../../../apps/backend/posts/${post}.md`, import.meta.url))
      : pieces.some(({ href }) => href === foldOut.piece);
    expect(known).toBe(true);
  });
});

it('draws nothing that has no words', () =>
  expect(Object.keys(foldOutDrawings).toSorted()).toEqual(foldOuts.map(({ slug }) => slug).toSorted()));

it('refuses a step whose source is not among its sources', () =>
  expect(reasons({ ...first, steps: first!.steps.map((step) => ({ ...step, by: 'Hearsay' })) })).toContain(
    'steps.0.by: no source has the name “Hearsay”',
  ));

it('refuses a seventh step without an eighth, and words that do not fit their panel', () => {
  expect(reasons({ ...first, steps: first!.steps.slice(1) })?.[0]).toMatch(/^steps: the sheet has two rows/);
  const [one, ...others] = first!.steps;
  expect(reasons({ ...first, steps: [{ ...one!, text: 'word '.repeat(60) }, ...others] })?.[0]).toMatch(
    /^steps\.0\.text: must fit its panel/,
  );
});

it('gives a page the shapes that its drawings use, and no others', () => {
  const symbols = { 'd-hand': '<symbol id="d-hand"/>', 'd-handle': '<symbol id="d-handle"/>' };
  expect(symbolsOf(['<use href="#d-handle"/>'], symbols)).toBe('<symbol id="d-handle"/>');
});
