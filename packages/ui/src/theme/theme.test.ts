import { describe, expect, it } from 'vitest';
import { vars } from './contract.css.ts';
import { contrastPairs, makeTokens } from './makeTokens.ts';
import { tokenName } from './names.ts';
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

  it('refuses a section hue that cannot be read as a kicker, in the scheme where it fails', () => {
    const spec = { ...colorful, dark: { ...colorful.dark, sections: { news: '#3a3330' } } };
    expect(() => makeTokens(spec)).toThrow(
      /dark: section\.news #3a3330 on surface\.page #1d1a17 is 1\.\d\d:1/,
    );
  });

  it('asks 3:1 of interface parts', () => {
    const spec = { ...colorful, light: { ...colorful.light, bright: '#3a352f' } };
    expect(() => makeTokens(spec)).toThrow(/accent\.bright .* an interface part needs 3:1/);
  });

  it('says which color it cannot read', () => {
    const spec = { ...colorful, light: { ...colorful.light, ink: 'inkish' } };
    expect(() => makeTokens(spec)).toThrow('cannot read the color "inkish"');
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

  it('puts into the dark scheme only what differs', () => {
    const { light, dark } = makeTokens(colorful);
    const lightValues = new Map(leaves(light).map(([path, value]) => [path.join('.'), value]));
    const darkLeaves = leaves(dark);
    expect(darkLeaves.length).toBeGreaterThan(30);
    for (const [path, value] of darkLeaves) {
      expect(['color', 'shadow']).toContain(path[0]);
      expect(value, path.join('.')).not.toBe(lightValues.get(path.join('.')));
    }
    expect(dark.color?.accent).not.toHaveProperty('bright');
  });

  it('is pure', () => {
    expect(makeTokens(colorful)).toEqual(makeTokens(structuredClone(colorful)));
  });

  it('scales white space with the density and sizes with the scale', () => {
    const airy = makeTokens({ ...colorful, density: 1.5, textSize: [16, 16], typeScale: [1, 1] }).light;
    expect(airy.space.m).toBe('1.5rem');
    expect(airy.text.title).toBe('700 1rem/1.15 var(--dn-font-display)');
    expect(makeTokens(colorful).light.text.body).toMatch(/^400 clamp\(1\.125rem, .*vw, 1\.25rem\)\/1\.6 /);
  });
});

describe('the contract', () => {
  it('has exactly the leaves of every brand, under global names', () => {
    const contract = leaves(vars).map(([path, value]) => [path.join('.'), value]);
    expect(contract).toEqual(
      leaves(makeTokens(colorful).light).map(([path]) => [path.join('.'), `var(--${tokenName(path)})`]),
    );
    expect(vars.color.text.inverseMuted).toBe('var(--dn-color-text-inverse-muted)');
  });

  it('keeps its promises: a removed or renamed token is a breaking change', () => {
    expect(leaves(vars).map(([path]) => path.join('.'))).toMatchSnapshot();
  });
});
