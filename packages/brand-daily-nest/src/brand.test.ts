import { readdirSync, statSync } from 'node:fs';
import { makeTokens, sectionNames } from '@daily-nest/ui/theme';
import { describe, expect, it } from 'vitest';
import { card, drawMark, markColors } from './card.ts';
import { names } from './names.ts';
import { legalLinks, nav, partners, sections } from './nav.ts';
import { owner, ownerDefaults, ownerNotes, stillDefault } from './owner.ts';
import { dailyNest } from './spec.ts';

describe('the colors', () => {
  it('pass WCAG AA in both schemes', () => {
    expect(() => makeTokens(dailyNest('serif'))).not.toThrow();
  });

  it('are the ones that the browser chrome is told', () => {
    const { light, dark } = makeTokens(dailyNest('serif'));
    expect(names.themeColor).toEqual({ light: light.color.surface.page, dark: dark.color?.surface?.page });
    expect(names.accentColor).toBe(light.color.accent.base);
  });
});

describe('the card', () => {
  it('has a hue for every section, and the mark on both grounds', () => {
    expect(Object.keys(card.sections).toSorted()).toEqual(sectionNames.toSorted());
    expect(drawMark()).toContain(card.colors.accent);
    expect(drawMark(markColors.inverse)).not.toBe(drawMark());
  });
});

describe('the fonts', () => {
  it('weigh at most 45 kB together', () => {
    const folder = new URL('fonts/', import.meta.url);
    const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));
    expect(files).toHaveLength(3);
    expect(files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)).toBeLessThanOrEqual(
      45_000,
    );
  });
});

describe('the navigation', () => {
  it('has the eight links of the desktop and the sixteen sections', () => {
    expect(nav.map(({ label }) => label).join(' ')).toBe('Home Books Radio Blog Partners FAQ Contact About');
    expect(sections).toHaveLength(16);
    expect(new Set(sections.map(({ href }) => href)).size).toBe(16);
    expect(sections.find(({ href }) => href === '/events')?.label).toBe('Local Events');
    for (const { section } of sections) expect(sectionNames).toContain(section);
  });

  it('leads outside only over https, and has two partners or more', () => {
    expect(partners.length).toBeGreaterThanOrEqual(2);
    for (const { href } of [...partners, ...owner.social]) expect(href).toMatch(/^https:\/\//);
    for (const { href } of [...nav, ...sections, ...legalLinks]) expect(href).toMatch(/^\//);
  });
});

describe('the owner', () => {
  it('learns which values are still defaults, and what each is for', () => {
    expect(stillDefault({ ...ownerDefaults, donationUrl: 'https://example.org/give' })).not.toContain(
      'donationUrl',
    );
    expect(stillDefault(ownerDefaults)).toEqual(Object.keys(ownerNotes));
  });

  it('has a number of its own for every ad slot', () => {
    const numbers = Object.values(owner.adSlots);
    expect(numbers.every(Number.isInteger)).toBe(true);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
