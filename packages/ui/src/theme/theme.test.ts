import { describe, expect, it } from 'vitest';
import { vars } from './contract.css.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { makeTokens } from './make-tokens.ts';
import { layerOrder, layers, tokenName } from './names.ts';
import type { BrandSpec } from './spec.ts';
import { wireframe } from './wireframe.ts';

function leaves(node: object, path: string[] = []): [string[], string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key], value] as [string[], string]]
      : leaves(value as object, [...path, key]),
  );
}

const colorful: BrandSpec = {
  ...wireframe,
  light: {
    ...wireframe.light,
    paper: '#fbf7ef',
    raised: undefined,
    sunken: undefined,
    ink: '#231f1a',
    accent: '#1f5a4a',
    danger: '#a3261f',
    sections: { ...wireframe.light.sections, food: '#8a4b08' },
  },
  dark: { paper: '#1d1a17', ink: '#eae3d8' },
};

describe('makeTokens', () => {
  it('names the pair and its ratio when body text is too pale for the paper', () => {
    const pale = { ...colorful, light: { ...colorful.light, ink: '#9a9a9a' } };
    expect(() => makeTokens(pale)).toThrow(
      /light: text\.body #9a9a9a on surface\.page #fbf7ef is 2\.\d\d:1, text needs 4\.5:1/,
    );
  });

  it('rejects a section hue that is unreadable as a kicker, in the scheme where it fails', () => {
    const spec = { ...colorful, dark: { ...colorful.dark, sections: { local: '#3a3330' } } };
    expect(() => makeTokens(spec)).toThrow(
      /dark: section\.local #3a3330 on surface\.page #1d1a17 is 1\.\d\d:1/,
    );
  });

  it('requires 3:1 for interface parts', () => {
    const spec = { ...colorful, light: { ...colorful.light, edge: '#d8d2c8' } };
    expect(() => makeTokens(spec)).toThrow(/border\.control .* an interface part needs 3:1/);
  });

  it.each([
    [
      'masthead',
      { masthead: { ground: '#9fd8d2', muted: '#6fa8a2' } },
      /masthead\.muted .* on masthead\.base/,
    ],
    ['band', { band: { ground: '#0e1a24', kicker: '#41505b' } }, /band\.kicker .* on band\.base/],
    ['bright surface', { onBright: '#ffffff', bright: '#f4c430' }, /bright\.on #ffffff on bright\.base/],
    ['sheet', { sheet: { ground: '#f4c430', ink: '#8a4b08' } }, /sheet\.ink .* on sheet\.base/],
    ['button', { action: { ground: '#8a8a8a', ink: '#ffffff' } }, /action\.on .* on action\.base/],
    ['mark on a found word', { found: '#7a5f00' }, /text\.body .* on surface\.found/],
    ['focus ring', { focus: { ring: '#f0e9dc', halo: '#ffffff' } }, /border\.focus .* needs 3:1/],
  ])('rejects an unreadable %s', (_name, palette, message) => {
    const spec = { ...colorful, light: { ...colorful.light, ...palette } };
    expect(() => makeTokens(spec)).toThrow(message);
  });

  it('names a color that it cannot parse', () => {
    const spec = { ...colorful, light: { ...colorful.light, ink: 'inkish' } };
    expect(() => makeTokens(spec)).toThrow(
      'light.ink must be a CSS color such as #1f5a4a, but it is "inkish"',
    );
  });

  it('computes a dark scheme that passes as well, from paper and ink alone', () => {
    const { light, dark } = makeTokens(colorful);
    expect(dark.color?.section?.food).toMatch(/^#/);
    const merged = {
      ...light.color,
      ...Object.fromEntries(
        Object.entries(light.color).map(([group, values]) => [
          group,
          { ...values, ...(dark.color as Record<string, object>)[group] },
        ]),
      ),
    };
    expect(contrastPairs(merged).filter((pair) => pair.ratio < pair.minimum)).toEqual([]);
  });

  it('puts only the differences into the dark scheme', () => {
    const { light, dark } = makeTokens(colorful);
    const lightValues = new Map(leaves(light).map(([path, value]) => [path.join('.'), value]));
    const darkLeaves = leaves(dark);
    expect(darkLeaves.length).toBeGreaterThan(30);
    for (const [path, value] of darkLeaves) {
      expect(['color', 'shadow', 'show']).toContain(path[0]);
      expect(value, path.join('.')).not.toBe(lightValues.get(path.join('.')));
    }
    expect(dark.color?.bright).not.toHaveProperty('base');
  });

  it('is pure', () => {
    expect(makeTokens(colorful)).toEqual(makeTokens(structuredClone(colorful)));
  });

  it('scales white space with the density and sizes with the scale', () => {
    const airy = makeTokens({ ...colorful, density: 1.5, textSize: [16, 16], typeScale: [1, 1] }).light;
    expect(airy.space.m).toBe('1.5rem');
    expect(airy.text.h3).toBe('700 1rem/1.1 var(--dn-font-display)');
    expect(makeTokens(colorful).light.text.reading).toBe('400 1.1875rem/1.58 var(--dn-font-text)');
  });

  it('sets a role as the brand says, and puts only its differences into wider windows', () => {
    const type: BrandSpec['type'] = {
      nameplate: { size: [46, 74, 92], leading: [1, 1, 0.94], share: [11.9, 0, 7.2] },
    };
    const { light, tablet, desk } = makeTokens({ ...colorful, type });
    expect(light.text.nameplate).toBe('700 min(2.875rem, 11.9vi)/1 var(--dn-font-display)');
    expect(tablet.text?.nameplate).toBe('700 4.625rem/1 var(--dn-font-display)');
    expect(desk.text?.nameplate).toBe('700 min(5.75rem, 7.2vi)/0.94 var(--dn-font-display)');
    expect(tablet.text).not.toHaveProperty('caption');
    expect([light.space.section, tablet.space?.section, desk.space?.section]).toEqual([
      '2.375rem',
      '3.5rem',
      '4rem',
    ]);
  });

  it('cuts the edge of masthead, footer and sheet for a brand with a cut line, and leaves it straight otherwise', () => {
    const below = [
      [0, 4],
      [40, 14],
      [100, 6],
    ] as const;
    const above = [
      [0, 10],
      [100, 3],
    ] as const;
    expect(makeTokens({ ...colorful, edge: { below, above } }).light.edge).toEqual({
      below: 'polygon(0 0, 100% 0, 100% calc(100% - 6px), 40% calc(100% - 14px), 0% calc(100% - 4px))',
      above: 'polygon(0% 10px, 100% 3px, 100% 100%, 0 100%)',
      start: 'polygon(100% 0, 100% 100%, 6px 100%, 14px 40%, 4px 0%)',
      depth: '14px',
    });
    expect(makeTokens(colorful).light.edge.below).toBe('none');
  });

  it('puts labels on tabs, the headline before its picture and a stripe below the masthead if the brand says so', () => {
    const { label, lead, rule } = makeTokens({
      ...colorful,
      label: 'tab',
      lead: 'headline',
      stripe: 8,
    }).light;
    expect([label.fill, label.drop, lead.picture, rule.stripe]).toEqual(['100%', '0', '1', '8px']);
    const plain = makeTokens(colorful).light;
    expect([plain.label.fill, plain.label.drop, plain.lead.picture, plain.rule.stripe]).toEqual([
      '0%',
      '1',
      '0',
      '0px',
    ]);
  });
});

describe('the layers', () => {
  it('are ordered as they are listed', () => {
    expect(layerOrder).toBe(`@layer ${layers.join(',')};`);
  });
});

describe('the contract', () => {
  it('has exactly the leaves of every brand, with global names', () => {
    const contract = leaves(vars).map(([path, value]) => [path.join('.'), value]);
    expect(contract).toEqual(
      leaves(makeTokens(colorful).light).map(([path]) => [path.join('.'), `var(--${tokenName(path)})`]),
    );
    expect(vars.color.section.realEstate).toBe('var(--dn-color-section-real-estate)');
  });

  it('has not changed: removing or renaming a token is a breaking change', () => {
    expect(leaves(vars).map(([path]) => path.join('.'))).toMatchSnapshot();
  });
});
