import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { describeCoverage, storyCoverage } from './coverage.ts';
import { kindsOf, shownIn } from './kinds.ts';

const src = `${root}/packages/ui/src`;

describe('the stories of packages/ui', () => {
  const all = storyCoverage(src);

  it('show every component in every state of its kind and every value of its variants', () => {
    expect(all.flatMap(({ missing }) => missing)).toEqual([]);
    expect(all.length).toBeGreaterThan(0);
  });

  it('have no rules for components that are gone', () => {
    const components = new Set(all.map(({ component }) => component));
    expect(
      [...Object.keys(kindsOf), ...Object.keys(shownIn)].filter((name) => !components.has(name)),
    ).toEqual([]);
  });

  it('are listed with exports, states and variants', () => {
    const lines = describeCoverage(all);
    expect(lines).toContain('ArticleCard (article-card)');
    expect(lines).toContain('states: Default LongText MissingImage Focus Loading');
    expect(lines).toContain('variants: variant lead|feature|standard|compact|headline');
  });
});
