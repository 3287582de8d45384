import { describe, expect, it } from 'vitest';
import { brandCss } from './brandCss.ts';
import { makeTokens } from './makeTokens.ts';
import { layerOrder } from './names.ts';
import { sectionClassOf } from './sectionClassOf.ts';
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
      ui: expect.stringContaining('system-ui') as string,
    });
    expect(dark.color?.surface?.page).toMatch(/^#[12]/);
    expect(dark.color?.text?.body).toMatch(/^#[def]/);
  });

  it.each(['#ffffff', '#fff4e0', '#e8f0ff', '#dfe8d8'])('computes what can be read on %s', (paper) => {
    expect(() => makeTokens({ ...six, light: { ...six.light, paper, accent: '#4a1f5a' } })).not.toThrow();
  });

  it('still refuses an accent that cannot be read', () => {
    expect(() => makeTokens({ ...six, light: { ...six.light, accent: '#d8c8a0' } })).toThrow(
      /accent\.base #d8c8a0 on surface\.page/,
    );
  });
});

describe('sections of a host’s own choosing', () => {
  const garden: BrandSpec = { ...six, light: { ...six.light, sections: { homeAndGarden: '#2f5d1f' } } };

  it('have a variable in both schemes and a class that carries it', () => {
    const css = brandCss(garden);
    expect(css).toContain('--dn-color-section-home-and-garden:#2f5d1f');
    expect(sectionClassOf('homeAndGarden')).toBe('dn_section-homeAndGarden');
    expect(css).toContain(
      '@layer dn.theme{.dn_section-homeAndGarden{--dn-section-hue:var(--dn-color-section-home-and-garden)}}',
    );
    expect(makeTokens(garden).sections.dark['homeAndGarden']).not.toBe('#2f5d1f');
  });

  it('are refused like any other where they cannot be read', () => {
    const pale = { ...six, light: { ...six.light, sections: { garden: '#d8e8c8' } } };
    expect(() => makeTokens(pale)).toThrow(/section\.garden #d8e8c8 on surface\.page/);
  });

  it('are refused by a name that no class can have', () => {
    const odd = { ...six, light: { ...six.light, sections: { 'home & garden': '#2f5d1f' } } };
    expect(() => makeTokens(odd)).toThrow('cannot name a section "home & garden"');
  });
});

describe('brandCss', () => {
  it('opens with the order of the layers and sets every variable on the document', () => {
    const css = brandCss(wireframe);
    expect(css.startsWith(layerOrder)).toBe(true);
    expect(css).toContain('@layer dn.theme{:root{color-scheme:light;--dn-color-surface-page:#ffffff;');
    expect(css).toContain('@media screen and (prefers-color-scheme: dark){:root:not([data-scheme="light"]');
  });

  it('keeps to the part of a page that carries its name', () => {
    expect(brandCss(wireframe, { name: 'quiet' })).not.toContain(':root');
    expect(brandCss(wireframe, { name: 'a"]{}' })).toContain('[data-brand="a\\22 ]{}"]{color-scheme');
  });
});
