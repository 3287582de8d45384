import { describe, expect, it } from 'vitest';
import { brandCss } from './brand-css.ts';
import { makeTokens } from './make-tokens.ts';
import { layerOrder } from './names.ts';
import { sectionClassOf } from './section-class-of.ts';
import type { BrandSpec } from './spec.ts';
import { wireframe } from './wireframe.ts';

const six: BrandSpec = {
  light: { paper: '#fbf7ef', ink: '#231f1a', accent: '#1f5a4a', bright: '#f4c430' },
  fonts: { display: 'Georgia, serif', text: 'Georgia, serif' },
};

describe('a brand of six values', () => {
  it('has every token, and passes in both schemes', () => {
    const { light, dark } = makeTokens(six);
    expect(light.color.masthead.base).not.toBe(light.color.surface.page);
    expect(light.color.section.food).toBe('#1f5a4a');
    expect(light.font).toEqual({
      display: 'Georgia, serif',
      text: 'Georgia, serif',
      ui: 'Georgia, serif',
    });
    expect(dark.color?.surface?.page).toMatch(/^#[12]/);
    expect(dark.color?.text?.body).toMatch(/^#[def]/);
  });

  it.each(['#ffffff', '#fff4e0', '#e8f0ff', '#dfe8d8'])('computes readable colors on %s', (paper) => {
    expect(() => makeTokens({ ...six, light: { ...six.light, paper, accent: '#4a1f5a' } })).not.toThrow();
  });

  it('still rejects an unreadable accent', () => {
    expect(() => makeTokens({ ...six, light: { ...six.light, accent: '#d8c8a0' } })).toThrow(
      /accent\.base #d8c8a0 on surface\.page/,
    );
  });
});

describe('a brand with mistakes', () => {
  const broken = {
    name: 'river-post',
    light: {
      papper: '#fbf7ef',
      ink: '#231f1a',
      accent: 'tealish',
      bright: '#f4c430',
      masthead: { ground: 7 },
      sections: { 'home & garden': '#2f5d1f' },
    },
    fonts: { display: '', text: { stack: 'Georgia, serif', bold: 700 } },
    type: { headline: { size: 30 }, h1: { size: [30, 40] } },
    headlineTracking: [0, 0],
    label: 'tabs',
    density: '1',
    edge: { below: [[0, 4]], above: 'straight' },
  } as unknown as BrandSpec;

  it('is rejected with all of its mistakes, each with its name and the allowed values', () => {
    let message = '';
    try {
      makeTokens(broken);
    } catch (error) {
      message = (error as Error).message;
    }
    const lines = message.split('\n  ');
    expect(lines.shift()).toBe('ui: makeTokens cannot read this brand:');
    expect(lines.map((line) => line.replace(/( has \w+, \w+,).*/, '$1'))).toEqual([
      'light.paper is missing.',
      'light.accent must be a CSS color such as #1f5a4a, but it is "tealish".',
      'light.masthead.ground must be a CSS color such as #1f5a4a, but it is 7.',
      'light.sections cannot name a section "home & garden". Take letters and digits, a small letter first, as in "homeAndGarden".',
      'light.papper is not known. light has paper, ink,',
      'fonts.display must be a text, but it is "".',
      'fonts.text.bold is not known. fonts.text has stack, weight,',
      'type.h1.size must be a list of 3, but it is [30,40].',
      'type.headline is not known. type has nameplate, lead,',
      'headlineTracking must be a list of 3, but it is [0,0].',
      'density must be a number from 0.1 to 10, but it is "1".',
      'label must be one of "plain", "tab", but it is "tabs".',
      'edge.above must be a list, but it is "straight".',
      'name is not known. A brand has light, dark,',
    ]);
  });

  it.each([[{}], [[]], [{ light: 'white', fonts: null }]])('is rejected with sentences: %j', (spec) => {
    expect(() => makeTokens(spec as unknown as BrandSpec)).toThrow(
      /^ui: makeTokens cannot read this brand:\n/,
    );
  });
});

describe('a host’s own sections', () => {
  const garden: BrandSpec = { ...six, light: { ...six.light, sections: { homeAndGarden: '#2f5d1f' } } };

  it('have a variable in both schemes and a class that sets it', () => {
    const css = brandCss(garden);
    expect(css).toContain('--dn-color-section-home-and-garden:#2f5d1f');
    expect(sectionClassOf('homeAndGarden')).toBe('dn_section-homeAndGarden');
    expect(css).toContain(
      '@layer dn.theme{.dn_section-homeAndGarden{--dn-section-hue:var(--dn-color-section-home-and-garden)}}',
    );
    expect(makeTokens(garden).sections.dark['homeAndGarden']).not.toBe('#2f5d1f');
  });

  it('are rejected like others if they are unreadable', () => {
    const pale = { ...six, light: { ...six.light, sections: { garden: '#d8e8c8' } } };
    expect(() => makeTokens(pale)).toThrow(/section\.garden #d8e8c8 on surface\.page/);
  });

  it('are rejected if their name is not valid in a class', () => {
    const odd = { ...six, light: { ...six.light, sections: { 'home & garden': '#2f5d1f' } } };
    expect(() => makeTokens(odd)).toThrow('cannot name a section "home & garden"');
  });
});

describe('brandCss', () => {
  it('starts with the order of the layers and sets every variable on the document', () => {
    const css = brandCss(wireframe);
    expect(css.startsWith(layerOrder)).toBe(true);
    expect(css).toContain('@layer dn.theme{:root{color-scheme:light;--dn-color-surface-page:#ffffff;');
    expect(css).toContain('@media screen and (prefers-color-scheme: dark){:root:not([data-scheme="light"]');
  });

  it('widens the page in a very wide window only if the brand says so', () => {
    const rule = '@media (min-width: 114rem){:root{--dn-width-page:107.5rem}}';
    expect(brandCss({ ...wireframe, wideWidth: 1720 })).toContain(rule);
    expect(brandCss(wireframe)).not.toContain('114rem');
  });

  it('applies only to the part of a page with its name', () => {
    expect(brandCss(wireframe, { name: 'quiet' })).not.toContain(':root');
    expect(brandCss(wireframe, { name: 'a"]{}' })).toContain('[data-brand="a\\22 ]{}"]{color-scheme');
  });
});
