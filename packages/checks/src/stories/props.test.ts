import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { propFaults, shownProps } from './props.ts';

const src = `${root}/packages/ui/src`;

it('every prop of every component is in a story of it, but for a few that nobody could see', () => {
  const all = shownProps(src);
  expect(propFaults(all)).toEqual({ unseen: [], needless: [] });
  expect(all.flatMap(({ props }) => props).length).toBeGreaterThan(0);
});

it('reads what a component takes over from another, and what it leaves out', () => {
  const props = Object.fromEntries(shownProps(src).map((own) => [own.component, own.props]));
  expect(props['ArticleCard']).toEqual(expect.arrayContaining(['reviewedBy', 'kicker', 'image']));
  expect(props['SponsoredTile']).toContain('image');
  expect(props['SponsoredTile']).not.toContain('kicker');
});
