import { expect, it } from 'vitest';
import { designTokens } from './design-tokens.ts';

const spec = {
  light: {
    paper: '#fbf7ef',
    ink: '#231f1a',
    accent: '#1f5a4a',
    bright: '#f4c430',
    sections: { homeAndGarden: '#2f5d1f' },
  },
  dark: { paper: '#191715', ink: '#e8e1d6' },
  fonts: {
    display: { stack: '"Young Serif", Georgia, serif', strong: 650 },
    text: { stack: 'Georgia, serif' },
  },
  type: { nameplate: { size: [44, 72, 96] as const, share: [11, 0, 0] as const } },
};
const { light, dark } = designTokens(spec);

const at = (tokens: object, ...path: string[]) =>
  path.reduce((group, name) => (group as Record<string, object>)[name]!, tokens) as { $value: never };

it('has every color as components and hex digits, including the brand’s own sections', () => {
  expect(at(light, 'color', 'surface', 'page').$value).toEqual({
    colorSpace: 'srgb',
    components: [0.9843, 0.9686, 0.9373],
    alpha: 1,
    hex: '#fbf7ef',
  });
  expect(at(light, 'color', 'section', 'homeAndGarden').$value).toMatchObject({ hex: '#2f5d1f' });
});

it('has the same tokens in the dark scheme, with its colors', () => {
  const names = (group: object): string[] =>
    Object.entries(group).flatMap(([name, value]) =>
      name.startsWith('$')
        ? []
        : '$value' in (value as object)
          ? [name]
          : names(value as object).map((leaf) => `${name}.${leaf}`),
    );
  expect(names(dark)).toEqual(names(light));
  expect(names(light).length).toBeGreaterThan(120);
  expect(at(dark, 'color', 'surface', 'page').$value).toMatchObject({ hex: '#191715' });
  expect(at(dark, 'color', 'section', 'homeAndGarden').$value).not.toEqual(
    at(light, 'color', 'section', 'homeAndGarden').$value,
  );
});

it('has typography for three widths, without limits by the window', () => {
  expect(at(light, 'text', 'phone', 'nameplate').$value).toEqual({
    fontFamily: ['Young Serif', 'Georgia', 'serif'],
    fontSize: { value: 2.75, unit: 'rem' },
    fontWeight: 650,
    lineHeight: 0.96,
    letterSpacing: { value: -0.0605, unit: 'rem' },
  });
  expect(at(light, 'text', 'tablet', 'nameplate').$value).toMatchObject({
    fontSize: { value: 4.5, unit: 'rem' },
  });
  expect(at(light, 'text', 'desk', 'nameplate').$value).toMatchObject({
    fontSize: { value: 6, unit: 'rem' },
  });
});

it('has a shadow as components, and leaves out one that a brand does not have', () => {
  expect(at(light, 'shadow', 'menu').$value).toMatchObject({
    color: { hex: '#231f1a', alpha: 0.1804 },
    offsetX: { value: 0, unit: 'rem' },
    offsetY: { value: 0.5, unit: 'rem' },
    blur: { value: 1.5, unit: 'rem' },
  });
  expect(at(dark, 'shadow', 'menu').$value).toMatchObject({ color: { hex: '#000000', alpha: 0.6 } });
  expect(designTokens({ ...spec, menuShadow: 0 }).dark['shadow']).toEqual({ $type: 'shadow' });
});

it('rejects a brand with unreadable colors', () => {
  expect(() => designTokens({ ...spec, light: { ...spec.light, accent: '#e8d8b0' } })).toThrow('accent.base');
});
